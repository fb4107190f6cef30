package org.mcpjavafx.agent;

import com.sun.tools.attach.AgentInitializationException;
import com.sun.tools.attach.AgentLoadException;
import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/**
 * {@code java -cp agent.jar org.mcpjavafx.agent.Attach PID JAR}: loads the agent into a running JVM.
 * Its options come on standard input, because a token must not stand in the list of processes.
 */
public final class Attach {
  private Attach() {}

  public static void main(String[] arguments) throws IOException {
    String options = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)).readLine();
    if (!Quit.isCaught(arguments[0])) fail("Process " + arguments[0] + " is no JVM that can be attached to.");
    try {
      VirtualMachine machine = VirtualMachine.attach(arguments[0]);
      try {
        machine.loadAgent(arguments[1], options);
      } finally {
        machine.detach();
      }
    } catch (AttachNotSupportedException | IOException e) {
      fail("Process " + arguments[0] + " can't be attached to: " + e.getMessage());
    } catch (AgentLoadException | AgentInitializationException e) {
      fail("Process " + arguments[0] + " did not accept the agent: " + e.getMessage()
          + " (a run-time image needs the module java.instrument)");
    }
  }

  private static void fail(String sentence) {
    System.err.println(sentence);
    System.exit(1);
  }
}
