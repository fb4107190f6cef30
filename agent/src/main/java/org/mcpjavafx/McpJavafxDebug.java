package org.mcpjavafx;

import org.mcpjavafx.core.Core;

/**
 * For applications that open the agent's socket themselves instead of being started with
 * {@code -javaagent} or attached to. May be called before JavaFX is started.
 *
 * <p>The MCP server runs outside of the application: {@code mcp-javafx-ui attach HOST:PORT}.
 */
public final class McpJavafxDebug {
  private McpJavafxDebug() {}

  /**
   * Opens the socket and prints how to connect. A second call gives the handle of the first for as
   * long as that is running.
   *
   * @throws IllegalArgumentException if the configuration can't be used
   * @throws java.io.UncheckedIOException if the port is taken
   */
  public static McpJavafxHandle install(McpJavafxConfig config) {
    return Core.listen(config);
  }

  /** The same by {@code -Dmcp.ui=true} and the other properties {@code mcp.*}; else it does nothing. */
  public static McpJavafxHandle startFromSystemProperties() {
    return install(McpJavafxConfig.fromSystemProperties());
  }
}
