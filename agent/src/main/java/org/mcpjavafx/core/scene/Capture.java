package org.mcpjavafx.core.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.scene.Node;
import javafx.stage.Window;
import org.mcpjavafx.core.wire.Answer;

/** Reads windows and nodes, in one turn of the FX thread. */
public final class Capture {
  private static final int UNLIMITED = Integer.MAX_VALUE;
  private final App app;
  private final ReportedTree tree;
  private final NodeReader reader;
  /** Of what only names other nodes. */
  private final NodeReader beside;
  private final SceneRecord scene = new SceneRecord();
  /** What a search is about; null where everything is told. */
  private NodeKeys keys;
  /** What has the focus of the window that is walked, and where the walk has met it. */
  private Node focused;
  private int focusIndex;

  private Capture(App app, Sections sections) {
    this.app = app;
    tree = new ReportedTree(app.controls());
    reader = new NodeReader(app, tree, sections);
    beside = new NodeReader(app, tree, sections.naming());
  }

  /** The records are written as the answer after the FX thread has gone on. */
  public static void take(Map<?, ?> request, Answer answer) {
    answer.result(of(App.INSTANCE, request)::writeTo);
  }

  private static SceneRecord of(App app, Map<?, ?> request) {
    Sections sections = Sections.of((List<?>) request.get("sections"));
    Capture capture = new Capture(app, sections);
    capture.scene.withTypes = sections.look();
    Map<?, ?> scope = (Map<?, ?>) request.get("scope");
    int depth = request.get("depth") instanceof Double d ? d.intValue() : UNLIMITED;
    List<Windows.Shown> shown = app.windows.showing();
    switch ((String) scope.get("kind")) {
      case "windows" -> {
        if (scope.get("only") instanceof Map<?, ?> only) capture.keys = new NodeKeys(only);
        capture.windows(shown, Windows.select(shown, (Map<?, ?>) scope.get("selection")), depth);
      }
      case "node" -> capture.node(shown, (String) scope.get("uid"), depth, request.get("rows"));
      default -> capture.windows(shown, Set.of(), depth);
    }
    return capture.scene;
  }

  private void windows(List<Windows.Shown> shown, Set<Window> walked, int depth) {
    for (Windows.Shown one : shown) {
      Window window = one.window();
      int root = -1;
      focusIndex = -1;
      if (walked.contains(window)) {
        root = scene.nodes.size();
        Node node = window.getScene().getRoot();
        if (keys == null) begin(window, node, tree.around(window), !node.isVisible(), depth);
        else if (!excerpt(window)) root = -1;
      }
      scene.windows.add(window(one, root, focusOwner(window)));
    }
  }

  private void node(List<Windows.Shown> shown, String uid, int depth, Object rows) {
    windows(shown, Set.of(), depth);
    Target target = Target.find(app, tree, uid);
    if (target.place() == null) {
      scene.missing = target.reason().equals("STALE_REF") ? "stale" : "unknown";
      return;
    }
    scene.foundWindow = app.windows.key(target.window());
    scene.foundSteps = tree.steps(target.place());
    begin(target.window(), target.node(), target.place().skin(), target.invisible(), depth);
    // After the walk: a cell that is made for a row off screen changes nothing of what was read.
    scene.nodes.get(0).rows = ReadableRows.read(rows == null ? null : tree.controls.rows(target.node()), rows);
  }

  /** Walks a window from its root, or from a node in it. */
  private void begin(Window window, Node node, Skin around, boolean invisible, int depth) {
    focused = window.getScene().getFocusOwner();
    focusIndex = -1;
    int first = scene.nodes.size();
    reader.enter(window);
    walk(node, -1, around, invisible, depth);
    if (focused != null && focusIndex < 0) focusNearest(window, first);
  }

  /** Walks only where a search by the keys may find something; false where that is nowhere. */
  private boolean excerpt(Window window) {
    scene.partial = true;
    Excerpt excerpt = new Excerpt(tree, window, keys);
    Node root = window.getScene().getRoot();
    if (!excerpt.has(root)) return false;
    focused = window.getScene().getFocusOwner();
    int first = scene.nodes.size();
    reader.enter(window);
    beside.enter(window);
    walk(excerpt, root, -1, -1, tree.around(window), !root.isVisible());
    if (focused != null) focusNearest(window, first);
    return true;
  }

  private void walk(Excerpt excerpt, Node node, int parent, int n, Skin around, boolean invisible) {
    int index = scene.nodes.size();
    NodeRecord record = (excerpt.has(node) ? reader : beside).read(node, around, invisible);
    record.parent = parent;
    record.n = n;
    scene.nodes.add(record);
    if (!excerpt.goesBelow(node)) return;
    Excerpt.Ordinals ordinals = new Excerpt.Ordinals();
    tree.children(node, around, (child, skin, unseen) -> {
      int place = ordinals.next(child);
      if (excerpt.tells(node, child)) walk(excerpt, child, index, place, skin, unseen);
    });
  }

  /** The focus is on a node that is not reported, or not in this part of the scene. */
  private void focusNearest(Window window, int first) {
    ReportedTree.Place place = tree.nearest(focused, window);
    if (place == null) return;
    String uid = app.uids.of(place.node());
    for (NodeRecord record : scene.nodes.subList(first, scene.nodes.size())) record.focused = record.uid.equals(uid);
  }

  /** Its path is worked out where it is written, from the records, if the walk has met it. */
  private SceneRecord.FocusOwner focusOwner(Window window) {
    if (focusIndex >= 0) return new SceneRecord.FocusOwner(scene.nodes.get(focusIndex).uid, null, focusIndex);
    Node owner = window.getScene().getFocusOwner();
    ReportedTree.Place place = owner == null ? null : tree.nearest(owner, window);
    return place == null ? null : new SceneRecord.FocusOwner(app.uids.of(place.node()), tree.steps(place), -1);
  }

  private void walk(Node node, int parent, Skin around, boolean invisible, int depth) {
    int index = scene.nodes.size();
    NodeRecord record = reader.read(node, around, invisible);
    record.parent = parent;
    if (node == focused) {
      record.focused = true;
      focusIndex = index;
    }
    scene.nodes.add(record);
    if (tree.isLeaf(node)) return;
    if (depth == 0) record.omitted = tree.count(node, around);
    else tree.children(node, around, (child, skin, unseen) -> walk(child, index, skin, unseen, depth - 1));
  }

  private SceneRecord.WindowRecord window(Windows.Shown shown, int root, SceneRecord.FocusOwner focusOwner) {
    Window window = shown.window();
    List<String> stylesheets = new ArrayList<>();
    // Names only: a location tells about the file system.
    for (String sheet : window.getScene().getStylesheets()) stylesheets.add(sheet.substring(sheet.lastIndexOf('/') + 1));
    return new SceneRecord.WindowRecord(shown, shown.owner() == null ? 0 : app.windows.key(shown.owner()),
        window.getX(), window.getY(), window.getWidth(), window.getHeight(), stylesheets, root, focusOwner);
  }
}
