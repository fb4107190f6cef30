package org.mcpjavafx.agent;

import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import com.sun.tools.attach.VirtualMachineDescriptor;
import java.io.IOException;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * {@code java -cp agent.jar org.mcpjavafx.agent.Processes}: one line for each JVM of this user, with its
 * pid, Java version, JavaFX version and main class, separated by tabs. The JavaFX version is empty where
 * JavaFX has not been started: the toolkit sets its property when it starts.
 */
public final class Processes {
  private Processes() {}

  public static void main(String[] arguments) throws InterruptedException {
    // A JVM that hangs must not hide the others.
    ExecutorService pool = Executors.newCachedThreadPool(task -> {
      Thread thread = new Thread(task);
      thread.setDaemon(true);
      return thread;
    });
    String self = String.valueOf(ProcessHandle.current().pid());
    List<Callable<String>> asks = VirtualMachine.list().stream()
        .filter(machine -> !machine.id().equals(self) && Quit.isCaught(machine.id()))
        .<Callable<String>>map(machine -> () -> describe(machine))
        .collect(Collectors.toList());
    for (Future<String> answer : pool.invokeAll(asks, 3, TimeUnit.SECONDS)) {
      try {
        System.out.println(answer.get());
      } catch (ExecutionException | CancellationException e) {
        // Gone meanwhile, or not ours to look at.
      }
    }
  }

  private static String describe(VirtualMachineDescriptor descriptor) throws IOException, AttachNotSupportedException {
    VirtualMachine machine = VirtualMachine.attach(descriptor);
    try {
      Properties properties = machine.getSystemProperties();
      String command = properties.getProperty("sun.java.command", descriptor.displayName());
      int space = command.indexOf(' ');
      return String.join("\t", descriptor.id(), properties.getProperty("java.version", ""),
          properties.getProperty("javafx.version", ""), space < 0 ? command : command.substring(0, space));
    } finally {
      machine.detach();
    }
  }
}
