val client = {{client}}.connect("http://127.0.0.1:7777/mcp", System.getenv("TOKEN"))
try {
    println(client.{{call}})
} catch (refused: {{exception}}) {
    System.err.println("${refused.code} ${refused.details}")
} finally {
    client.close()
}
