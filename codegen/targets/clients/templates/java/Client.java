{{header}}
package {{package}};

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.spec.McpError;
import java.util.Objects;
{{imports}}import org.jspecify.annotations.Nullable;

{{doc}}public final class {{client}} implements AutoCloseable {

  private final McpSyncClient session;

  /**
   * A client over a session that is initialized.
   *
   * @param session closed together with this client
   */
  public {{client}}(McpSyncClient session) {
    this.session = Objects.requireNonNull(session, "session");
  }

  /**
   * Connects over HTTP.
   *
   * @param url the MCP endpoint, such as {@code http://127.0.0.1:7777/mcp}
   * @param token the bearer token; null when the server asks for none
   */
  public static {{client}} connect(String url, @Nullable String token) {
    McpSyncClient session =
        McpClient.sync(Connection.transport(url, token))
            .clientInfo(Connection.CLIENT)
            .requestTimeout(Connection.TIMEOUT)
            .build();
    try {
      session.initialize();
      return new {{client}}(session);
    } catch (RuntimeException failure) {
      session.close();
      throw failure;
    }
  }

{{methods}}
  @Override
  public void close() {
    session.closeGracefully();
  }

  private <T> T call(String tool, Object input, Class<T> output) {
    try {
      return ToolCall.output(tool, session.callTool(ToolCall.request(tool, input)), output);
    } catch (McpError error) {
      throw ToolCall.failure(error);
    }
  }
}
