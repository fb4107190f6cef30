package org.mcpjavafx;

/** A socket that was opened by {@link McpJavafxDebug}. */
public interface McpJavafxHandle extends AutoCloseable {
  McpJavafxConfig config();

  boolean isRunning();

  /** {@code 127.0.0.1:49321}, for {@code mcp-javafx-ui attach}; empty when it is not running. */
  String endpoint();

  /** What a server must know to connect. */
  String token();

  /** Ends the connections and frees the port; leaves no thread behind. */
  @Override
  void close();
}
