package org.mcpjavafx.core.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.geometry.VPos;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/** How a picture differs from that of the whole window; {@code clip} and {@code size} are null where it doesn't. */
record Picture(Box clip, Box size, List<Label> boxes) {
  private static final Color MARK = Color.web("#d6006c");
  private static final double LABEL = 10;

  record Box(int x, int y, int width, int height) {}

  record Label(Box box, String text) {}

  static Picture of(Map<?, ?> request) {
    List<Label> boxes = new ArrayList<>();
    if (request.get("boxes") instanceof List<?> list) {
      for (Object one : list) boxes.add(new Label(box(one), (String) ((Map<?, ?>) one).get("label")));
    }
    return new Picture(box(request.get("clip")), box(request.get("size")), boxes);
  }

  private static Box box(Object value) {
    if (!(value instanceof Map<?, ?> map)) return null;
    return new Box(number(map, "x"), number(map, "y"), number(map, "width"), number(map, "height"));
  }

  private static int number(Map<?, ?> map, String name) {
    return map.get(name) instanceof Double value ? value.intValue() : 0;
  }

  /** The picture with the boxes over it. */
  WritableImage annotated(Image picture) {
    Canvas canvas = new Canvas(picture.getWidth(), picture.getHeight());
    GraphicsContext pen = canvas.getGraphicsContext2D();
    pen.drawImage(picture, 0, 0);
    pen.setStroke(MARK);
    pen.setLineWidth(1);
    for (Label label : boxes) {
      Box box = label.box;
      pen.strokeRect(box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1);
    }
    // Labels last: no box may cross out what another one says.
    pen.setFont(Font.font(LABEL));
    pen.setTextBaseline(VPos.CENTER);
    for (Label label : boxes) write(pen, label, picture);
    SnapshotParameters parameters = new SnapshotParameters();
    parameters.setFill(Color.TRANSPARENT);
    return canvas.snapshot(parameters, null);
  }

  private static void write(GraphicsContext pen, Label label, Image picture) {
    Text text = new Text(label.text);
    text.setFont(pen.getFont());
    double room = Math.ceil(text.getLayoutBounds().getWidth()) + 4;
    double left = Math.max(0, Math.min(label.box.x, picture.getWidth() - room));
    double top = Math.max(0, Math.min(label.box.y, picture.getHeight() - LABEL - 2));
    pen.setFill(MARK);
    pen.fillRect(left, top, room, LABEL + 2);
    pen.setFill(Color.WHITE);
    pen.fillText(label.text, left + 2, top + (LABEL + 2) / 2);
  }
}
