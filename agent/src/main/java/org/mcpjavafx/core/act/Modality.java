package org.mcpjavafx.core.act;

import java.util.List;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.mcpjavafx.core.scene.Windows;
import org.mcpjavafx.core.wire.Failure;

/** Whether the user could reach a window, or a modal one stands before it. Synthetic events would not ask. */
final class Modality {
  private Modality() {}

  static Failure check(Window window) {
    Stage blocker = blocker(window);
    if (blocker == null) return null;
    String title = blocker.getTitle() == null ? "" : " (\"" + blocker.getTitle() + "\")";
    return new Failure("BLOCKED_BY_MODAL", "A modal window" + title + " is open; act on it first.");
  }

  private static Stage blocker(Window window) {
    Window base = Windows.base(window);
    List<Window> shown = Window.getWindows();
    // An application-modal window blocks those that were there when it was shown.
    for (int i = shown.indexOf(base) + 1; i < shown.size(); i++) {
      if (!(shown.get(i) instanceof Stage stage) || !stage.isShowing()) continue;
      if (stage.getModality() == javafx.stage.Modality.APPLICATION_MODAL) return stage;
      if (stage.getModality() == javafx.stage.Modality.WINDOW_MODAL && owns(base, stage)) return stage;
    }
    return null;
  }

  private static boolean owns(Window owner, Stage stage) {
    for (Window w = stage.getOwner(); w != null; w = Windows.owner(w)) {
      if (w == owner) return true;
    }
    return false;
  }
}
