// Generated from mcp-ui-platform/1.0 by `mcp-javafx-ui generate --lang java`.
// Edit the contract, not this file.
// SPDX-License-Identifier: MIT
package mcpuiplatform.client;

import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpClientTransport;
import io.modelcontextprotocol.spec.McpSchema;
import java.net.URI;
import java.net.http.HttpRequest;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** What both clients need to get to a server. */
final class Connection {

  static final McpSchema.Implementation CLIENT =
      McpSchema.Implementation.builder("mcp-ui-platform-client", "1.0.0").build();

  /** Longer than any deadline that a tool takes: the server's own answer comes first. */
  static final Duration TIMEOUT = Duration.ofSeconds(90);

  /** A picture of a large UI is a large answer. */
  private static final int MAX_RESPONSE_BYTES = 256 * 1024 * 1024;

  private Connection() {}

  static McpClientTransport transport(String url, @Nullable String token) {
    URI uri = URI.create(url);
    if (uri.getHost() == null || uri.getScheme() == null) {
      throw new IllegalArgumentException(
          "Expected a URL such as http://127.0.0.1:7777/mcp, got \"" + url + "\".");
    }
    HttpRequest.Builder requests = HttpRequest.newBuilder();
    if (token != null) requests.header("Authorization", "Bearer " + token);
    return HttpClientStreamableHttpTransport.builder(uri.resolve("/").toString())
        .endpoint(uri.toString())
        .requestBuilder(requests)
        .maxResponseSize(MAX_RESPONSE_BYTES)
        .build();
  }
}
