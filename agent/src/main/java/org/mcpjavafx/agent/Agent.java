package org.mcpjavafx.agent;

import java.lang.instrument.Instrumentation;

/**
 * Where the JVM enters, by {@code -javaagent:} or by attaching to a running process.
 *
 * <p>This package links no JavaFX class. In a JVM that never loads {@code javafx.stage.Window} (a build
 * tool, a compiler) nothing happens: no thread, no socket, no output.
 */
public final class Agent {
  private Agent() {}

  public static void premain(String options, Instrumentation instrumentation) {
    agentmain(options, instrumentation);
  }

  public static void agentmain(String options, Instrumentation instrumentation) {
    // An agent that fails must not take the application down with it.
    try {
      Options parsed = Options.parse(options);
      FxWatch.whenLoaded(instrumentation, loader -> Start.when(loader, parsed, instrumentation));
    } catch (IllegalArgumentException e) {
      System.err.println("mcp-javafx-ui: " + e.getMessage());
    }
  }
}
