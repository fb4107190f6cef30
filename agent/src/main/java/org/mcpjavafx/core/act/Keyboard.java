package org.mcpjavafx.core.act;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Key events for the focus owner of a scene, whatever keyboard the machine has. */
final class Keyboard {
  private static final Map<Integer, KeyCode> CODES = Map.ofEntries(
      Map.entry((int) ' ', KeyCode.SPACE), Map.entry((int) '\n', KeyCode.ENTER), Map.entry((int) '\r', KeyCode.ENTER),
      Map.entry((int) '\t', KeyCode.TAB), Map.entry((int) '-', KeyCode.MINUS), Map.entry((int) '=', KeyCode.EQUALS),
      Map.entry((int) ',', KeyCode.COMMA), Map.entry((int) '.', KeyCode.PERIOD), Map.entry((int) '/', KeyCode.SLASH),
      Map.entry((int) ';', KeyCode.SEMICOLON), Map.entry((int) '\'', KeyCode.QUOTE),
      Map.entry((int) '[', KeyCode.OPEN_BRACKET), Map.entry((int) ']', KeyCode.CLOSE_BRACKET),
      Map.entry((int) '\\', KeyCode.BACK_SLASH), Map.entry((int) '`', KeyCode.BACK_QUOTE));

  private record Held(boolean shift, boolean control, boolean alt, boolean meta) {}

  private static final Held NOTHING = new Held(false, false, false, false);

  private Keyboard() {}

  /** Types one character. Those that a plain keyboard has are pressed and released as well. */
  static void type(Scene scene, int character) {
    KeyCode code = code(character);
    String text = Character.toString(character);
    if (code == null) send(scene, KeyEvent.KEY_TYPED, KeyCode.UNDEFINED, text, NOTHING);
    else stroke(scene, code, text, new Held(character >= 'A' && character <= 'Z', false, false, false));
  }

  /** False when there is no such key. */
  static boolean press(Scene scene, String key, List<?> modifiers) {
    KeyCode code;
    try {
      code = KeyCode.valueOf(key.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      return false;
    }
    boolean shortcut = modifiers.contains("SHORTCUT");
    boolean mac = System.getProperty("os.name", "").startsWith("Mac");
    Held held = new Held(modifiers.contains("SHIFT"), modifiers.contains("CTRL") || shortcut && !mac,
        modifiers.contains("ALT"), modifiers.contains("META") || shortcut && mac);
    stroke(scene, code, text(code, held.shift), held);
    return true;
  }

  private static void stroke(Scene scene, KeyCode code, String text, Held held) {
    Node pressedAt = scene.getFocusOwner();
    send(scene, KeyEvent.KEY_PRESSED, code, text, held);
    // A press that moved the focus, as Tab does, types nothing where the focus went.
    boolean types = !text.isEmpty() && !held.alt && !held.meta && scene.getFocusOwner() == pressedAt;
    if (types) send(scene, KeyEvent.KEY_TYPED, KeyCode.UNDEFINED, text.equals("\n") ? "\r" : text, held);
    send(scene, KeyEvent.KEY_RELEASED, code, text, held);
  }

  private static void send(Scene scene, EventType<KeyEvent> type, KeyCode code, String text, Held held) {
    Node owner = scene.getFocusOwner();
    if (owner == null) return;
    String character = type == KeyEvent.KEY_TYPED ? text : KeyEvent.CHAR_UNDEFINED;
    String shown = type == KeyEvent.KEY_TYPED ? "" : text;
    Fire.at(owner, new KeyEvent(type, character, shown, code, held.shift, held.control, held.alt, held.meta));
  }

  private static KeyCode code(int character) {
    if (character >= 'a' && character <= 'z') return KeyCode.valueOf(Character.toString(character - 'a' + 'A'));
    if (character >= 'A' && character <= 'Z') return KeyCode.valueOf(Character.toString(character));
    if (character >= '0' && character <= '9') return KeyCode.valueOf("DIGIT" + (char) character);
    return CODES.get(character);
  }

  /** What a key types; empty for keys that type nothing. */
  private static String text(KeyCode code, boolean shift) {
    String name = code.name();
    if (code.isLetterKey()) return shift ? name : name.toLowerCase(Locale.ROOT);
    if (code.isDigitKey()) return name.substring(name.length() - 1);
    for (Map.Entry<Integer, KeyCode> entry : CODES.entrySet()) {
      if (entry.getValue() == code && entry.getKey() != '\r') return Character.toString(entry.getKey());
    }
    return "";
  }
}
