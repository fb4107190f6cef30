package org.mcpjavafx.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.scene.Node;
import javafx.stage.Window;

/** Reads windows and nodes, in one turn of the FX thread. */
final class Capture {
  private static final int UNLIMITED = Integer.MAX_VALUE;
  private final App app;
  private final ReportedTree tree;
  private final NodeReader reader;
  private final SceneRecord scene = new SceneRecord();

  private Capture(App app, Sections sections) {
    this.app = app;
    tree = new ReportedTree(app.controls());
    reader = new NodeReader(app, tree, sections);
  }

  static SceneRecord of(App app, Map<?, ?> request) {
    Capture capture = new Capture(app, Sections.of((List<?>) request.get("sections")));
    Map<?, ?> scope = (Map<?, ?>) request.get("scope");
    int depth = request.get("depth") instanceof Double d ? d.intValue() : UNLIMITED;
    List<Windows.Shown> shown = app.windows.showing();
    switch ((String) scope.get("kind")) {
      case "windows" -> capture.windows(shown, Windows.select(shown, (Map<?, ?>) scope.get("selection")), depth);
      case "node" -> capture.node(shown, (String) scope.get("uid"), depth);
      default -> capture.windows(shown, Set.of(), depth);
    }
    return capture.scene;
  }

  private void windows(List<Windows.Shown> shown, Set<Window> walked, int depth) {
    for (Windows.Shown window : shown) {
      int root = -1;
      ReportedTree.Place focus = focus(window.window());
      if (walked.contains(window.window())) {
        root = scene.nodes.size();
        Node node = window.window().getScene().getRoot();
        reader.enter(window.window(), focus == null ? null : focus.node());
        walk(node, -1, tree.around(window.window()), !node.isVisible(), depth);
      }
      scene.windows.add(window(window, root, focus));
    }
  }

  private void node(List<Windows.Shown> shown, String uid, int depth) {
    windows(shown, Set.of(), depth);
    Target target = Target.find(app, tree, uid);
    if (target.place() == null) {
      scene.missing = target.reason().equals("STALE_REF") ? "stale" : "unknown";
      return;
    }
    scene.foundWindow = app.windows.key(target.window());
    scene.foundSteps = tree.steps(target.place());
    ReportedTree.Place focus = focus(target.window());
    reader.enter(target.window(), focus == null ? null : focus.node());
    walk(target.node(), -1, target.place().skin(), target.invisible(), depth);
  }

  private ReportedTree.Place focus(Window window) {
    Node owner = window.getScene().getFocusOwner();
    return owner == null ? null : tree.nearest(owner, window);
  }

  private void walk(Node node, int parent, Skin around, boolean invisible, int depth) {
    int index = scene.nodes.size();
    NodeRecord record = reader.read(node, around, invisible);
    record.parent = parent;
    scene.nodes.add(record);
    if (tree.isLeaf(node)) return;
    if (depth == 0) record.omitted = tree.count(node, around);
    else tree.children(node, around, (child, skin, unseen) -> walk(child, index, skin, unseen, depth - 1));
  }

  private SceneRecord.WindowRecord window(Windows.Shown shown, int root, ReportedTree.Place focus) {
    Window window = shown.window();
    List<String> stylesheets = new ArrayList<>();
    // Names only: a location tells about the file system.
    for (String sheet : window.getScene().getStylesheets()) stylesheets.add(sheet.substring(sheet.lastIndexOf('/') + 1));
    SceneRecord.FocusOwner owner = focus == null ? null : new SceneRecord.FocusOwner(app.uids.of(focus.node()), tree.steps(focus));
    return new SceneRecord.WindowRecord(shown, shown.owner() == null ? 0 : app.windows.key(shown.owner()),
        window.getX(), window.getY(), window.getWidth(), window.getHeight(), stylesheets, root, owner);
  }
}
