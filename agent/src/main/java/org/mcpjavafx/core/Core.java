package org.mcpjavafx.core;

import java.util.Map;
import java.util.function.Consumer;
import org.mcpjavafx.McpJavafxConfig;
import org.mcpjavafx.McpJavafxHandle;
import org.mcpjavafx.core.wire.Dial;
import org.mcpjavafx.core.wire.Listener;

/** Where the bootstrap enters: a class of the JDK is all that the two have in common. */
public final class Core implements Consumer<Map<String, String>> {
  @Override
  public void accept(Map<String, String> options) {
    if (options.containsKey("dial")) Dial.to(Integer.parseInt(options.get("dial")), options.get("token"), new AppMethods(true, true));
    else listen(options);
  }

  /** For an application that opens the socket itself. */
  public static McpJavafxHandle listen(McpJavafxConfig config) {
    return listen(config, false);
  }

  private static McpJavafxHandle listen(McpJavafxConfig config, boolean instrumented) {
    return Listener.install(config, new AppMethods(config.allowActions(), instrumented));
  }

  /** For an application that is started with the agent, but not by our server. */
  private static void listen(Map<String, String> options) {
    McpJavafxConfig base = McpJavafxConfig.fromSystemProperties();
    listen(new McpJavafxConfig(true, base.transport(), base.bindHost(),
        options.containsKey("port") ? Integer.parseInt(options.get("port")) : base.port(),
        options.getOrDefault("token", base.token()),
        options.containsKey("allowActions") ? options.get("allowActions").equals("true") : base.allowActions(),
        base.snapshotDefaults(), base.fxTimeoutMs(), base.serverShutdownMs()), true);
  }
}
