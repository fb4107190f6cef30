import com.sun.tools.attach.VirtualMachine;
import java.io.BufferedReader;
import java.io.InputStreamReader;

/** {@code Rounds PID JAR}: attaches once for each line of options on standard input. */
public final class Rounds {
  private Rounds() {}

  public static void main(String[] arguments) throws Exception {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    for (String options; (options = in.readLine()) != null; ) {
      VirtualMachine machine = VirtualMachine.attach(arguments[0]);
      machine.loadAgent(arguments[1], options);
      machine.detach();
    }
  }
}
