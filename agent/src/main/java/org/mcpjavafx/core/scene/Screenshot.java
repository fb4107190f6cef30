package org.mcpjavafx.core.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
import org.mcpjavafx.core.wire.Answer;
import org.mcpjavafx.core.wire.JsonWriter;

/** A picture of a window with the popups that lie over it. */
public final class Screenshot {
  private record Layer(int x, int y, int width, int height, int[] pixels) {}

  private Screenshot() {}

  public static void take(Map<?, ?> request, Answer answer) {
    Window window = App.INSTANCE.windows.find(((Double) request.get("window")).intValue());
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
    Picture picture = Picture.of(request);
    if (picture.boxes().isEmpty()) {
      answer.bytes(() -> png(prepared(base, over, picture)));
      return;
    }
    // Texts are drawn by JavaFX, and so on its thread.
    Layer annotated = layer(0, 0, picture.annotated(image(prepared(base, over, picture))));
    answer.bytes(() -> png(annotated));
  }

  private static byte[] png(Layer layer) {
    return Png.encode(layer.width, layer.height, layer.pixels);
  }

  private static Layer prepared(Layer base, List<Layer> over, Picture picture) {
    for (Layer layer : over) blend(base, layer);
    return picture.clip() == null ? base : scaled(cut(base, picture.clip()), picture.size());
  }

  /** What lies outside of the picture is transparent. */
  private static Layer cut(Layer base, Picture.Box clip) {
    int[] pixels = new int[clip.width() * clip.height()];
    for (int y = 0; y < clip.height(); y++) {
      int row = y + clip.y() - base.y;
      if (row < 0 || row >= base.height) continue;
      int from = Math.max(0, base.x - clip.x());
      int to = Math.min(clip.width(), base.x + base.width - clip.x());
      if (from < to) System.arraycopy(base.pixels, row * base.width + from + clip.x() - base.x, pixels, y * clip.width() + from, to - from);
    }
    return new Layer(0, 0, clip.width(), clip.height(), pixels);
  }

  /** Each pixel is the mean of those that it stands for. */
  private static Layer scaled(Layer layer, Picture.Box size) {
    if (size == null || size.width() == layer.width && size.height() == layer.height) return layer;
    int[] pixels = new int[size.width() * size.height()];
    for (int y = 0; y < size.height(); y++) {
      int top = (int) ((long) y * layer.height / size.height());
      int bottom = Math.max(top + 1, (int) Math.ceil((y + 1.0) * layer.height / size.height()));
      for (int x = 0; x < size.width(); x++) {
        int left = (int) ((long) x * layer.width / size.width());
        int right = Math.max(left + 1, (int) Math.ceil((x + 1.0) * layer.width / size.width()));
        pixels[y * size.width() + x] = mean(layer, left, top, Math.min(right, layer.width), Math.min(bottom, layer.height));
      }
    }
    return new Layer(0, 0, size.width(), size.height(), pixels);
  }

  private static int mean(Layer layer, int left, int top, int right, int bottom) {
    long alpha = 0;
    long red = 0;
    long green = 0;
    long blue = 0;
    for (int y = top; y < bottom; y++) {
      for (int x = left; x < right; x++) {
        int pixel = layer.pixels[y * layer.width + x];
        alpha += pixel >>> 24;
        red += pixel >> 16 & 255;
        green += pixel >> 8 & 255;
        blue += pixel & 255;
      }
    }
    long count = (long) (right - left) * (bottom - top);
    return (int) (alpha / count << 24 | red / count << 16 | green / count << 8 | blue / count);
  }

  private static WritableImage image(Layer layer) {
    WritableImage image = new WritableImage(layer.width, layer.height);
    image.getPixelWriter().setPixels(0, 0, layer.width, layer.height, PixelFormat.getIntArgbInstance(), layer.pixels, 0, layer.width);
    return image;
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
