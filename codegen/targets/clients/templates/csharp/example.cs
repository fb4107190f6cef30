var endpoint = new Uri("http://127.0.0.1:7777/mcp");
await using var client = await {{client}}.ConnectAsync(endpoint, Environment.GetEnvironmentVariable("TOKEN"));
try
{
    Console.WriteLine(await client.{{call}});
}
catch ({{exception}} refused)
{
    Console.Error.WriteLine($"{refused.Code} {refused.Message}");
}
