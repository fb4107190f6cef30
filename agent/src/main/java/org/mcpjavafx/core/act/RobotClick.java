package org.mcpjavafx.core.act;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import javafx.application.Platform;
import javafx.event.EventHandler;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.robot.Robot;
import javafx.stage.Window;
import org.mcpjavafx.core.wire.Failure;
import org.mcpjavafx.core.wire.Session;

/** A click of the real pointer. It has happened when its event comes back to one of our windows. */
final class RobotClick implements EventHandler<MouseEvent> {
  private static final int ECHO_MS = 1000;

  interface Done {
    void accept(Window hit, Failure refusal);
  }

  private final Point2D point;
  private final Done done;
  private final List<Window> watched = new ArrayList<>();
  private Future<?> giveUp;

  private RobotClick(Point2D point, Done done) {
    this.point = point;
    this.done = done;
  }

  /** What is wrong with the point before anything is done. */
  static Failure check(Point2D point) {
    Failure blocked = null;
    for (Window window : Window.getWindows()) {
      if (!contains(window, point)) continue;
      blocked = Modality.check(window);
      if (blocked == null) return null;
    }
    if (blocked != null) return blocked;
    return new Failure("NODE_NOT_FOUND", "No window of the application lies at (" + point.getX() + ", " + point.getY() + ").");
  }

  static void at(Point2D point, Session session, Done done) {
    RobotClick click = new RobotClick(point, done);
    for (Window window : List.copyOf(Window.getWindows())) {
      window.addEventFilter(MouseEvent.MOUSE_RELEASED, click);
      click.watched.add(window);
    }
    click.giveUp = session.after(ECHO_MS, () -> Platform.runLater(() -> click.end(null)));
    Robot robot = new Robot();
    robot.mouseMove(point);
    robot.mousePress(MouseButton.PRIMARY);
    robot.mouseRelease(MouseButton.PRIMARY);
  }

  private static boolean contains(Window window, Point2D point) {
    return window.isShowing() && point.getX() >= window.getX() && point.getY() >= window.getY()
        && point.getX() < window.getX() + window.getWidth() && point.getY() < window.getY() + window.getHeight();
  }

  @Override
  public void handle(MouseEvent event) {
    Window hit = event.getSource() instanceof Window window ? window : null;
    // The handlers of the release and of the click run after this filter.
    Platform.runLater(() -> end(hit));
  }

  private void end(Window hit) {
    if (giveUp == null) return;
    giveUp.cancel(false);
    giveUp = null;
    for (Window window : watched) window.removeEventFilter(MouseEvent.MOUSE_RELEASED, this);
    done.accept(hit, hit != null ? null : new Failure("TARGET_OBSCURED",
        "The click at (" + point.getX() + ", " + point.getY() + ") reached no window of the application: another one lies over it."));
  }
}
