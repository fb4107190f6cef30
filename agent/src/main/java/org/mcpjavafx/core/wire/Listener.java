package org.mcpjavafx.core.wire;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.mcpjavafx.McpJavafxConfig;
import org.mcpjavafx.McpJavafxHandle;

/** A port of this machine on which servers that know the token are served. */
public final class Listener implements McpJavafxHandle {
  private static final int HELLO_MS = 5000;
  private static final int MOST_SESSIONS = 16;
  private static Listener running;

  private final McpJavafxConfig config;
  private final Methods methods;
  private final String token;
  private final ServerSocket port;
  private final Set<Thread> threads = ConcurrentHashMap.newKeySet();
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();

  private Listener(McpJavafxConfig config, Methods methods) {
    this.config = config;
    this.methods = methods;
    token = config.token() != null ? config.token() : randomToken();
    try {
      port = config.enabled() ? new ServerSocket() : null;
      if (port != null) port.bind(new InetSocketAddress(InetAddress.getByName(config.bindHost()), config.port()));
    } catch (IOException e) {
      throw new UncheckedIOException("Port " + config.port() + " can't be opened: " + e.getMessage(), e);
    }
  }

  public static synchronized Listener install(McpJavafxConfig config, Methods methods) {
    if (running != null && running.isRunning()) return running;
    Listener listener = new Listener(config, methods);
    if (!config.enabled()) return listener;
    running = listener;
    listener.spawn("mcp-javafx-ui listener", listener::accept);
    System.err.println("MCP JavaFX Debug enabled");
    System.err.println("Endpoint: " + listener.endpoint());
    System.err.println("Token: " + listener.token);
    System.err.println("Connect: npx mcp-javafx-ui attach " + listener.endpoint() + " --agent-token " + listener.token);
    return listener;
  }

  private void accept() {
    try {
      while (true) {
        Socket socket = port.accept();
        sockets.add(socket);
        if (sockets.size() > MOST_SESSIONS) drop(socket);
        else spawn("mcp-javafx-ui reader", () -> serve(socket));
      }
    } catch (IOException e) {
      // Closed.
    }
  }

  private void serve(Socket socket) {
    try (Frames frames = new Frames(socket)) {
      socket.setSoTimeout(HELLO_MS);
      Object message = frames.read();
      String refusal = Hello.refusal(message);
      if (refusal == null && !isToken(((Map<?, ?>) message).get("token"))) refusal = "The token is not the one that the application printed.";
      if (refusal != null) {
        frames.write(new JsonWriter().open('{').field("error", refusal).close('}'));
        return;
      }
      socket.setSoTimeout(0);
      FxThread.await();
      frames.write(Hello.write(null, config));
      frames.trust();
      new Session(frames, methods).run();
    } catch (IOException e) {
      // The other side has gone, or is no server.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      drop(socket);
    }
  }

  private boolean isToken(Object given) {
    return given instanceof String text
        && MessageDigest.isEqual(text.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
  }

  private void spawn(String name, Runnable work) {
    Thread thread = Daemon.named(name).newThread(() -> {
      try {
        work.run();
      } finally {
        threads.remove(Thread.currentThread());
      }
    });
    threads.add(thread);
    thread.start();
  }

  private void drop(Socket socket) {
    sockets.remove(socket);
    try {
      socket.close();
    } catch (IOException e) {
      // Gone either way.
    }
  }

  private static String randomToken() {
    byte[] bytes = new byte[24];
    new SecureRandom().nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  @Override
  public McpJavafxConfig config() {
    return config;
  }

  @Override
  public boolean isRunning() {
    return port != null && !port.isClosed();
  }

  @Override
  public String endpoint() {
    if (!isRunning()) return "";
    String host = port.getInetAddress().getHostAddress();
    return (host.contains(":") ? "[" + host + "]" : host) + ":" + port.getLocalPort();
  }

  @Override
  public String token() {
    return token;
  }

  @Override
  public void close() {
    if (!isRunning()) return;
    try {
      port.close();
    } catch (IOException e) {
      // Gone either way.
    }
    sockets.forEach(this::drop);
    long until = System.nanoTime() + config.serverShutdownMs() * 1_000_000L;
    try {
      for (Thread thread : threads) {
        thread.interrupt();
        thread.join(Math.max(1, (until - System.nanoTime()) / 1_000_000));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
