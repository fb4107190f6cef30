package org.mcpjavafx.core;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.stage.PopupWindow;
import javafx.stage.Window;

/** A picture of a window with the popups that lie over it. */
final class Screenshot {
  private record Layer(int x, int y, int width, int height, int[] pixels) {}

  private Screenshot() {}

  static void take(int key, Answer answer) {
    Window window = App.INSTANCE.windows.find(key);
    if (window == null || window.getScene() == null) {
      answer.result(JsonWriter::nothing);
      return;
    }
    Layer base = window instanceof PopupWindow ? popup(window, 0, 0) : scene(window.getScene());
    List<Layer> over = new ArrayList<>();
    double left = window.getX() + window.getScene().getX();
    double top = window.getY() + window.getScene().getY();
    for (Window other : Window.getWindows()) {
      if (other == window || !other.isShowing() || !(other instanceof PopupWindow) || !isOver(other, window)) continue;
      over.add(popup(other, other.getX() + other.getScene().getX() - left, other.getY() + other.getScene().getY() - top));
    }
    answer.bytes(() -> {
      for (Layer layer : over) blend(base, layer);
      return Png.encode(base.width, base.height, base.pixels);
    });
  }

  private static boolean isOver(Window popup, Window window) {
    Window w = popup;
    while (w instanceof PopupWindow owned && w != window) w = owned.getOwnerWindow();
    return w == window;
  }

  private static Layer scene(Scene scene) {
    return layer(0, 0, scene.snapshot(null));
  }

  /** The snapshot of a popup's scene would lose its size; that of its root doesn't. */
  private static Layer popup(Window window, double x, double y) {
    Node root = window.getScene().getRoot();
    Bounds bounds = root.getBoundsInParent();
    SnapshotParameters parameters = new SnapshotParameters();
    parameters.setFill(Color.TRANSPARENT);
    parameters.setViewport(new Rectangle2D(bounds.getMinX(), bounds.getMinY(), Math.max(1, bounds.getWidth()), Math.max(1, bounds.getHeight())));
    return layer((int) Math.round(x + bounds.getMinX()), (int) Math.round(y + bounds.getMinY()), root.snapshot(parameters, null));
  }

  private static Layer layer(int x, int y, WritableImage image) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] pixels = new int[width * height];
    image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    return new Layer(x, y, width, height, pixels);
  }

  private static void blend(Layer base, Layer over) {
    for (int y = Math.max(0, -over.y); y < over.height && y + over.y < base.height; y++) {
      for (int x = Math.max(0, -over.x); x < over.width && x + over.x < base.width; x++) {
        int at = (y + over.y) * base.width + x + over.x;
        base.pixels[at] = mix(base.pixels[at], over.pixels[y * over.width + x]);
      }
    }
  }

  private static int mix(int below, int above) {
    int alpha = above >>> 24;
    if (alpha == 255 || alpha == 0) return alpha == 0 ? below : above;
    int mixed = Math.max(below >>> 24, alpha) << 24;
    for (int shift = 0; shift < 24; shift += 8) {
      int a = above >> shift & 255;
      int b = below >> shift & 255;
      mixed |= (a * alpha + b * (255 - alpha)) / 255 << shift;
    }
    return mixed;
  }
}
