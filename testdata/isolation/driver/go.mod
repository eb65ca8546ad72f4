module example.com/isolation/driver

go 1.25.0
