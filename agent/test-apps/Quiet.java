import java.lang.management.ManagementFactory;

/** A JVM that never touches JavaFX; says what the agent has left in it. */
public final class Quiet {
  private Quiet() {}

  public static void main(String[] arguments) throws InterruptedException {
    Thread.sleep(500);
    long threads = Thread.getAllStackTraces().keySet().stream().filter(thread -> thread.getName().startsWith("mcp-javafx-ui")).count();
    System.out.println("threads " + threads + ", pid " + ManagementFactory.getRuntimeMXBean().getPid());
  }
}
