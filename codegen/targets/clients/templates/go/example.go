ctx := context.Background()
client, err := {{package}}.Connect(ctx, "http://127.0.0.1:7777/mcp", os.Getenv("TOKEN"))
if err != nil {
	log.Fatal(err)
}
defer client.Close()
output, err := client.{{method}}(ctx, {{package}}.{{input}}{})
if refused := new({{package}}.Error); errors.As(err, &refused) {
	fmt.Println(refused.Code, refused.Details)
} else if err == nil {
	fmt.Printf("%+v\n", output)
}
