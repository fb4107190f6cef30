try (var client = {{client}}.connect("http://127.0.0.1:7777/mcp", System.getenv("TOKEN"))) {
  System.out.println(client.{{call}});
} catch ({{exception}} refused) {
  System.err.println(refused.code() + " " + refused.details());
}
