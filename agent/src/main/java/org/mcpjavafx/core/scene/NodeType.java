package org.mcpjavafx.core.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a class says about its nodes; worked out once a class. */
public final class NodeType {
  /** Parts of JavaFX's skins that a user operates, by class. The same list stands in the engine. */
  private static final Set<String> OPERATED = Set.of(
      "DateCell", "ListCell", "MenuBarButton", "MenuItemContainer", "TabHeaderSkin", "TableCell",
      "TableColumnHeader", "TableRow", "TreeCell", "TreeTableCell", "TreeTableRow");

  /** Parts that repeat what their control reports itself, by style class. */
  private static final Map<String, Set<String>> REPEATING = Map.of(
      "ChoiceBox", Set.of("label", "open-button"),
      "ComboBox", Set.of("list-cell", "list-view"),
      "MenuButton", Set.of("label", "arrow-button"),
      "MenuItemContainer", Set.of("label"),
      "SplitMenuButton", Set.of("label"),
      "TabHeaderSkin", Set.of("tab-label"),
      "TableColumnHeader", Set.of("label"),
      "TreeTableView", Set.of("show-hide-columns-button"),
      "TableView", Set.of("show-hide-columns-button"));

  private static final ClassValue<NodeType> TYPES = new ClassValue<>() {
    @Override
    protected NodeType computeValue(Class<?> type) {
      return new NodeType(type);
    }
  };

  /** Simple name; of an anonymous class that of its nearest named superclass. */
  public final String name;
  final String module;
  /** Names of the classes that it extends, nearest first. */
  final List<String> supertypes = new ArrayList<>();
  /** Not a class of JavaFX: whoever made the node, it was not one of JavaFX's skins. */
  final boolean application;
  final boolean operated;
  final Set<String> repeating;
  /** Nodes of private classes, which say in a property what they show. */
  public final boolean tabHeader;
  public final boolean menuItem;
  final boolean dialog;
  /** The text inside of a Labeled, by far the most frequent part of a skin: a hidden leaf. */
  final boolean labelText;
  /** Made of many parts, none of which is reported if it has a skin of JavaFX. */
  final boolean scrollBar;
  /** Cells and column headers, of which skins keep spare ones. */
  final boolean spareable;

  private NodeType(Class<?> type) {
    Class<?> named = type;
    while (named.getSimpleName().isEmpty()) named = named.getSuperclass();
    name = named.getSimpleName();
    module = type.getModule().getName();
    for (Class<?> c = named.getSuperclass(); c != null && c != Object.class; c = c.getSuperclass()) {
      if (!c.getSimpleName().isEmpty()) supertypes.add(c.getSimpleName());
    }
    application = !isJavafx(type);
    boolean isOperated = false;
    boolean isDialog = false;
    boolean isScrollBar = false;
    Set<String> isRepeating = Set.of();
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      if (!isJavafx(c)) continue;
      String simple = c.getSimpleName();
      // The header of a group of columns holds a header of its own that shows the text.
      if (simple.equals("NestedTableColumnHeader")) break;
      isScrollBar |= simple.equals("ScrollBar");
      isDialog |= simple.equals("DialogPane");
      isOperated |= OPERATED.contains(simple);
      if (isRepeating.isEmpty()) isRepeating = REPEATING.getOrDefault(simple, Set.of());
    }
    dialog = isDialog;
    scrollBar = isScrollBar;
    operated = isOperated;
    repeating = isRepeating;
    tabHeader = !application && name.equals("TabHeaderSkin");
    menuItem = !application && name.equals("MenuItemContainer");
    labelText = !application && name.equals("LabeledText");
    spareable = isOperated && !tabHeader && !menuItem;
  }

  public static NodeType of(Object node) {
    return TYPES.get(node.getClass());
  }

  private static boolean isJavafx(Class<?> type) {
    String name = type.getName();
    return name.startsWith("javafx.") || name.startsWith("com.sun.javafx.");
  }
}
