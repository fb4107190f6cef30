package org.mcpjavafx.core.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads one JSON text into maps, lists, strings, doubles, booleans and null. */
final class JsonReader {
  private static final int MAX_DEPTH = 64;
  private final String text;
  private int at;

  private JsonReader(String text) {
    this.text = text;
  }

  static Object read(String text) {
    JsonReader reader = new JsonReader(text);
    Object value = reader.value(0);
    if (reader.peek() != '\0') throw reader.unexpected();
    return value;
  }

  private Object value(int depth) {
    if (depth > MAX_DEPTH) throw new IllegalArgumentException("The message is nested too deeply.");
    return switch (peek()) {
      case '{' -> object(depth);
      case '[' -> array(depth);
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  private Map<String, Object> object(int depth) {
    Map<String, Object> map = new LinkedHashMap<>();
    at++;
    if (next('}')) return map;
    do {
      if (peek() != '"') throw unexpected();
      String key = string();
      if (!next(':')) throw unexpected();
      map.put(key, value(depth + 1));
    } while (next(','));
    if (!next('}')) throw unexpected();
    return map;
  }

  private List<Object> array(int depth) {
    List<Object> list = new ArrayList<>();
    at++;
    if (next(']')) return list;
    do list.add(value(depth + 1)); while (next(','));
    if (!next(']')) throw unexpected();
    return list;
  }

  private String string() {
    StringBuilder out = new StringBuilder();
    for (at++; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '"') {
        at++;
        return out.toString();
      }
      out.append(c == '\\' ? escaped() : c);
    }
    throw unexpected();
  }

  private char escaped() {
    if (++at >= text.length()) throw unexpected();
    char c = text.charAt(at);
    return switch (c) {
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case '"', '\\', '/' -> c;
      case 'u' -> {
        if (at + 4 >= text.length()) throw unexpected();
        at += 4;
        yield (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
      }
      default -> throw unexpected();
    };
  }

  private Object word(String word, Object value) {
    if (!text.startsWith(word, at)) throw unexpected();
    at += word.length();
    return value;
  }

  private Double number() {
    int start = at;
    while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) at++;
    if (start == at) throw unexpected();
    return Double.valueOf(text.substring(start, at));
  }

  private boolean next(char c) {
    if (peek() != c) return false;
    at++;
    return true;
  }

  private char peek() {
    while (at < text.length() && text.charAt(at) <= ' ') at++;
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private IllegalArgumentException unexpected() {
    return new IllegalArgumentException("Expected JSON, got something else at character " + at + ".");
  }
}
