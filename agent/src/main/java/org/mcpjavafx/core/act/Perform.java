package org.mcpjavafx.core.act;

import java.util.List;
import java.util.Map;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;
import org.mcpjavafx.core.scene.App;
import org.mcpjavafx.core.scene.ReportedTree;
import org.mcpjavafx.core.scene.Windows;
import org.mcpjavafx.core.wire.Answer;
import org.mcpjavafx.core.wire.Failure;
import org.mcpjavafx.core.wire.Session;

/** Carries out one action: checks and delivery in one turn of the FX thread, then the wait for its effect. */
public final class Perform {
  private final App app = App.INSTANCE;
  private final ReportedTree tree = new ReportedTree(app.controls());
  private final Answer answer;
  private final Session session;
  private boolean settle;
  private int window;
  private boolean returned;
  /** How much of a text is still to be typed. */
  private int untyped;

  public Perform(Answer answer, Session session) {
    this.answer = answer;
    this.session = session;
  }

  public void start(Map<?, ?> params) {
    Map<?, ?> action = (Map<?, ?>) params.get("action");
    settle = ((Map<?, ?>) params.get("options")).get("settle") == Boolean.TRUE;
    // A handler that opens a dialog and waits for it does not return; then this runs inside of its loop.
    Platform.runLater(this::nested);
    Failure failure = deliver(action);
    boolean late = returned;
    returned = true;
    if (!late && action.get("x") == null) finish(failure);
    else if (failure != null) answer.failed(failure);
  }

  private void nested() {
    if (returned) return;
    returned = true;
    finish(untyped == 0 ? null : new Failure("BLOCKED_BY_MODAL",
        "A window opened while the text was typed; " + untyped + " characters of it were not typed."));
  }

  /** The answer to an action that was delivered, or was not. */
  private void finish(Failure failure) {
    if (failure != null) {
      answer.failed(failure);
    } else if (settle) {
      answer.delivered(window);
      Settle.then(session, () -> answer.ok(window));
    } else {
      answer.ok(window);
    }
  }

  private Failure deliver(Map<?, ?> action) {
    return switch ((String) action.get("type")) {
      case "click" -> action.get("target") == null ? clickAt(action) : onTarget(action, this::click);
      case "focus" -> onTarget(action, this::focus);
      case "setText" -> onTarget(action, reached -> tree.controls.setText(reached.node(), (String) action.get("text")));
      case "scroll" -> onTarget(action, reached -> {
        Mouse.scroll(tree.controls.scrolled(reached.node()), (Double) action.get("deltaY"));
        return null;
      });
      case "typeText" -> intoFocus(action, scene -> type(scene, (String) action.get("text")));
      case "pressKey" -> intoFocus(action, scene -> press(scene, (String) action.get("key"), (List<?>) action.get("modifiers")));
      default -> Failure.unsupported("The agent knows no action \"" + action.get("type") + "\".");
    };
  }

  private interface OnTarget {
    Failure act(Reached reached);
  }

  private Failure onTarget(Map<?, ?> action, OnTarget act) {
    Reached reached = Reached.of(app, tree, (Map<?, ?>) action.get("target"));
    if (reached.failure() != null) return reached.failure();
    window = app.windows.key(reached.window());
    return act.act(reached);
  }

  private Failure click(Reached reached) {
    ClickPoint point = ClickPoint.of(reached.node(), reached.window(), tree);
    if (point.failure() != null) return point.failure();
    Mouse.click(point);
    return null;
  }

  private Failure focus(Reached reached) {
    if (reached.virtualized() != null) reached.virtualized().focus(reached.index());
    else reached.node().requestFocus();
    return null;
  }

  /** The pointer itself is moved: only the screen knows what lies at a point. */
  private Failure clickAt(Map<?, ?> action) {
    Point2D point = new Point2D((Double) action.get("x"), (Double) action.get("y"));
    Failure failure = RobotClick.check(point);
    if (failure != null) return failure;
    RobotClick.at(point, session, (hit, refusal) -> {
      window = hit == null ? 0 : app.windows.key(hit);
      finish(refusal);
    });
    return null;
  }

  private interface OnScene {
    Failure act(Scene scene);
  }

  private Failure intoFocus(Map<?, ?> action, OnScene act) {
    Window named = action.get("window") instanceof Double key ? app.windows.find(key.intValue()) : null;
    if (named == null) {
      Windows.Shown focused = Windows.focused(app.windows.showing());
      named = focused == null ? null : focused.window();
    }
    // A popup without a focus of its own leaves the keys to its owner.
    if (named != null && named.getScene().getFocusOwner() == null) named = Windows.base(named);
    if (named == null || named.getScene().getFocusOwner() == null) {
      return new Failure("NO_FOCUS", "Nothing in the window has the focus: focus or click a node first.");
    }
    Failure blocked = Modality.check(named);
    if (blocked != null) return blocked;
    window = app.windows.key(named);
    return act.act(named.getScene());
  }

  private Failure type(Scene scene, String text) {
    int[] characters = text.replace("\r\n", "\n").codePoints().toArray();
    for (int i = 0; i < characters.length && !returned; i++) {
      untyped = characters.length - i - 1;
      Keyboard.type(scene, characters[i]);
    }
    return null;
  }

  private Failure press(Scene scene, String key, List<?> modifiers) {
    return Keyboard.press(scene, key, modifiers)
        ? null
        : new Failure("INVALID_KEY_CODE", "This JavaFX has no key \"" + key + "\".");
  }
}
