package org.mcpjavafx.core;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Map;
import java.util.concurrent.ThreadFactory;
import java.util.function.Consumer;
import org.mcpjavafx.McpJavafxConfig;

/** Where the bootstrap enters: a class of the JDK is all that the two have in common. */
public final class Core implements Consumer<Map<String, String>> {
  @Override
  public void accept(Map<String, String> options) {
    if (options.containsKey("dial")) dial(Integer.parseInt(options.get("dial")), options.get("token"));
    else listen(options);
  }

  static ThreadFactory daemon(String name) {
    return task -> {
      Thread thread = new Thread(task, name);
      thread.setDaemon(true);
      return thread;
    };
  }

  /** For an application that is started with the agent, but not by our server. */
  private static void listen(Map<String, String> options) {
    McpJavafxConfig base = McpJavafxConfig.fromSystemProperties();
    Listener.install(new McpJavafxConfig(true, base.transport(), base.bindHost(),
        options.containsKey("port") ? Integer.parseInt(options.get("port")) : base.port(),
        options.getOrDefault("token", base.token()),
        options.containsKey("allowActions") ? options.get("allowActions").equals("true") : base.allowActions(),
        base.snapshotDefaults(), base.fxTimeoutMs(), base.serverShutdownMs()));
  }

  /** Serves the server that waits at the port until it goes; called on a thread of its own. */
  private static void dial(int port, String token) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port); Frames frames = new Frames(socket)) {
      frames.write(Hello.write(token, null));
      if (Hello.refusal(frames.read()) == null) {
        frames.trust();
        new Session(frames, true).run();
      }
    } catch (IOException e) {
      // Nobody waits any more: stay quiet.
    }
  }
}
