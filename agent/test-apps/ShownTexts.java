import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.BoundingBox;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.SubScene;
import javafx.scene.image.ImageView;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.text.Text;
import javafx.stage.Window;

/**
 * Starts a program as it is, and tells whoever connects which texts its windows show, one a line in Base64. It knows
 * nothing of the agent, so that what the agent leaves out can be found.
 * Arguments: the file that gets the port, the main class, the arguments of the program.
 */
public final class ShownTexts {
  /** Less of a text than this part of its width and height is not readable. */
  private static final double READABLE = 0.6;

  public static void main(String[] args) throws Exception {
    ServerSocket socket = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
    Path draft = Path.of(args[0] + ".draft");
    Files.writeString(draft, Integer.toString(socket.getLocalPort()));
    Files.move(draft, Path.of(args[0]));
    Thread thread = new Thread(() -> answer(socket), "shown texts");
    thread.setDaemon(true);
    thread.start();
    Class.forName(args[1]).getMethod("main", String[].class).invoke(null, (Object) Arrays.copyOfRange(args, 2, args.length));
  }

  private static void answer(ServerSocket socket) {
    while (true) {
      try (Socket caller = socket.accept(); OutputStream out = caller.getOutputStream()) {
        for (String text : CompletableFuture.supplyAsync(ShownTexts::shown, Platform::runLater).get()) {
          out.write(Base64.getEncoder().encode(text.getBytes(StandardCharsets.UTF_8)));
          out.write('\n');
        }
      } catch (IOException | InterruptedException | ExecutionException e) {
        e.printStackTrace();
      }
    }
  }

  private record Painted(Node node, Bounds part) {}

  private static List<String> shown() {
    List<String> texts = new ArrayList<>();
    for (Window window : Window.getWindows()) {
      if (!window.isShowing() || window.getScene() == null || window.getScene().getRoot() == null) continue;
      List<Painted> painted = new ArrayList<>();
      Bounds all = new BoundingBox(0, 0, window.getScene().getWidth(), window.getScene().getHeight());
      paint(window.getScene().getRoot(), all, painted);
      for (int i = 0; i < painted.size(); i++) {
        if (painted.get(i).node instanceof Text text && isReadable(text, painted, i)) texts.add(text.getText());
      }
    }
    return texts;
  }

  /** What is drawn, in the order in which it is, each with the part that no clip cuts off. */
  private static void paint(Node node, Bounds port, List<Painted> painted) {
    if (!node.isVisible() || node.getOpacity() < 0.05) return;
    Bounds within = node.getClip() == null ? port : common(port, inScene(node, node.getClip().getBoundsInParent()));
    painted.add(new Painted(node, common(within, inScene(node, node.getLayoutBounds()))));
    if (node instanceof SubScene sub) paint(sub.getRoot(), within, painted);
    if (!(node instanceof Parent parent)) return;
    List<Node> children = new ArrayList<>(parent.getChildrenUnmodifiable());
    children.sort((a, b) -> Double.compare(b.getViewOrder(), a.getViewOrder()));
    for (Node child : children) paint(child, within, painted);
  }

  private static boolean isReadable(Text text, List<Painted> painted, int at) {
    if (text.getText() == null || text.getText().isBlank() || isClear(text.getFill())) return false;
    Bounds whole = inScene(text, text.getLayoutBounds());
    Bounds part = painted.get(at).part;
    if (part.getWidth() < READABLE * whole.getWidth() || part.getHeight() < READABLE * whole.getHeight() || part.getWidth() < 2 || part.getHeight() < 2) return false;
    double x = part.getCenterX();
    double y = part.getCenterY();
    for (int i = at + 1; i < painted.size(); i++) {
      if (hides(painted.get(i).node) && painted.get(i).part.contains(x, y)) return false;
    }
    return true;
  }

  private static boolean hides(Node node) {
    if (node instanceof ImageView image) return image.getImage() != null;
    if (!(node instanceof Region region) || region.getBackground() == null) return false;
    for (Node above = node; above != null; above = above.getParent()) if (above.getOpacity() < 0.9) return false;
    for (BackgroundFill fill : region.getBackground().getFills()) if (!(fill.getFill() instanceof Color color) || color.getOpacity() > 0.9) return true;
    return false;
  }

  private static boolean isClear(Paint paint) {
    return paint == null || paint instanceof Color color && color.getOpacity() < 0.05;
  }

  private static Bounds inScene(Node node, Bounds local) {
    return node.localToScene(local, true);
  }

  private static Bounds common(Bounds a, Bounds b) {
    double x = Math.max(a.getMinX(), b.getMinX());
    double y = Math.max(a.getMinY(), b.getMinY());
    return new BoundingBox(x, y, Math.max(0, Math.min(a.getMaxX(), b.getMaxX()) - x), Math.max(0, Math.min(a.getMaxY(), b.getMaxY()) - y));
  }
}
