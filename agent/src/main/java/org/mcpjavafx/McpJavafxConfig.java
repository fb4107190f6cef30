package org.mcpjavafx;

import java.net.InetAddress;
import java.net.UnknownHostException;

/**
 * How the application is opened for an MCP server.
 *
 * @param enabled nothing happens when false
 * @param bindHost a loopback address
 * @param port 0 takes a free one
 * @param token null makes a random one, which is printed
 * @param allowActions false lets callers look but not touch
 * @param fxTimeoutMs how long a call may wait for the FX thread
 * @param serverShutdownMs how long closing may take
 */
public record McpJavafxConfig(
    boolean enabled,
    Transport transport,
    String bindHost,
    int port,
    String token,
    boolean allowActions,
    SnapshotOptions snapshotDefaults,
    int fxTimeoutMs,
    int serverShutdownMs) {

  public McpJavafxConfig {
    if (port < 0 || port > 65535) throw new IllegalArgumentException("Expected a port from 0 to 65535, got " + port + ".");
    if (fxTimeoutMs < 1) throw new IllegalArgumentException("Expected fxTimeoutMs to be at least 1, got " + fxTimeoutMs + ".");
    if (token != null && token.isBlank()) throw new IllegalArgumentException("Expected a token or null, got a blank one.");
    if (!isLoopback(bindHost)) {
      throw new IllegalArgumentException("Expected a loopback address such as 127.0.0.1, got \"" + bindHost + "\".");
    }
  }

  /** Enabled, on a free port, with a random token. */
  public static McpJavafxConfig defaults() {
    return new McpJavafxConfig(true, Transport.HTTP_LOCAL, "127.0.0.1", 0, null, true, SnapshotOptions.defaults(), 5000, 2000);
  }

  /**
   * {@code mcp.ui} (false unless set), {@code mcp.bind}, {@code mcp.port}, {@code mcp.token},
   * {@code mcp.allowActions}, {@code mcp.fxTimeoutMs}, and {@code mcp.snapshot.} with {@code depth},
   * {@code bounds}, {@code localToScreen}, {@code properties}, {@code virtualization},
   * {@code accessibility}.
   */
  public static McpJavafxConfig fromSystemProperties() {
    SnapshotOptions snapshot = SnapshotOptions.defaults();
    return new McpJavafxConfig(
        flag("mcp.ui", false),
        Transport.HTTP_LOCAL,
        System.getProperty("mcp.bind", "127.0.0.1"),
        number("mcp.port", 0),
        System.getProperty("mcp.token"),
        flag("mcp.allowActions", true),
        new SnapshotOptions(
            number("mcp.snapshot.depth", snapshot.depth()),
            flag("mcp.snapshot.bounds", snapshot.includeBounds()),
            flag("mcp.snapshot.localToScreen", snapshot.includeLocalToScreen()),
            flag("mcp.snapshot.properties", snapshot.includeProperties()),
            flag("mcp.snapshot.virtualization", snapshot.includeVirtualization()),
            flag("mcp.snapshot.accessibility", snapshot.includeAccessibility())),
        number("mcp.fxTimeoutMs", 5000),
        number("mcp.serverShutdownMs", 2000));
  }

  private static boolean flag(String name, boolean otherwise) {
    String value = System.getProperty(name);
    if (value == null) return otherwise;
    if (value.equals("true") || value.equals("false")) return value.equals("true");
    throw new IllegalArgumentException("Expected " + name + " to be true or false, got \"" + value + "\".");
  }

  private static int number(String name, int otherwise) {
    String value = System.getProperty(name);
    if (value == null) return otherwise;
    try {
      return Integer.parseInt(value);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("Expected " + name + " to be a whole number, got \"" + value + "\".");
    }
  }

  private static boolean isLoopback(String host) {
    try {
      return host != null && InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException e) {
      return false;
    }
  }
}
