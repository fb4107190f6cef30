{{header}}
package {{package}};

import io.modelcontextprotocol.client.McpAsyncClient;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.spec.McpError;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
{{imports}}import reactor.core.publisher.Mono;

/** The same as {@link {{client}}} without blocking: every call is a {@link Mono}. */
public final class {{asyncClient}} implements AutoCloseable {

  private final McpAsyncClient session;

  /**
   * A client over a session that is initialized.
   *
   * @param session closed together with this client
   */
  public {{asyncClient}}(McpAsyncClient session) {
    this.session = Objects.requireNonNull(session, "session");
  }

  /**
   * Connects over HTTP.
   *
   * @param url the MCP endpoint, such as {@code http://127.0.0.1:7777/mcp}
   * @param token the bearer token; null when the server asks for none
   */
  public static Mono<{{asyncClient}}> connect(String url, @Nullable String token) {
    return Mono.defer(
        () -> {
          McpAsyncClient session =
              McpClient.async(Connection.transport(url, token))
                  .clientInfo(Connection.CLIENT)
                  .requestTimeout(Connection.TIMEOUT)
                  .build();
          return session
              .initialize()
              .map(initialized -> new {{asyncClient}}(session))
              .doOnError(failure -> session.close());
        });
  }

{{methods}}
  @Override
  public void close() {
    session.close();
  }

  private <T> Mono<T> call(String tool, Object input, Class<T> output) {
    return session
        .callTool(ToolCall.request(tool, input))
        .map(result -> ToolCall.output(tool, result, output))
        .onErrorMap(McpError.class, ToolCall::failure);
  }
}
