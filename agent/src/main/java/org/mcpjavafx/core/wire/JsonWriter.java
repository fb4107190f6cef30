package org.mcpjavafx.core.wire;

import java.util.Arrays;
import java.util.Collection;
import java.util.Map;

/** Writes JSON as UTF-8 bytes, without a string in between. Commas are its own business. */
public final class JsonWriter {
  private static final byte[] HEX = {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};
  private byte[] bytes = new byte[1 << 12];
  private int size;
  private boolean comma;

  JsonWriter() {}

  byte[] bytes() {
    return bytes;
  }

  int size() {
    return size;
  }

  public JsonWriter open(char bracket) {
    separate();
    put(bracket);
    comma = false;
    return this;
  }

  public JsonWriter close(char bracket) {
    put(bracket);
    comma = true;
    return this;
  }

  /** Names are literals of this program: plain ASCII. */
  public JsonWriter key(String name) {
    separate();
    put('"');
    ascii(name);
    put('"');
    put(':');
    comma = false;
    return this;
  }

  public JsonWriter field(String name, String value) {
    return key(name).text(value);
  }

  public JsonWriter field(String name, double value) {
    return key(name).number(value);
  }

  public JsonWriter field(String name, boolean value) {
    return key(name).flag(value);
  }

  private JsonWriter flag(boolean value) {
    separate();
    ascii(value ? "true" : "false");
    return this;
  }

  public JsonWriter nothing() {
    separate();
    ascii("null");
    return this;
  }

  public JsonWriter number(double value) {
    separate();
    long whole = (long) value;
    if (whole == value) ascii(Long.toString(whole));
    else if (Double.isFinite(value)) ascii(Double.toString(value));
    else ascii("null");
    return this;
  }

  public JsonWriter texts(Collection<String> values) {
    open('[');
    for (String value : values) text(value);
    return close(']');
  }

  /** Strings, numbers, booleans, null, and maps and lists of them. */
  public JsonWriter any(Object value) {
    if (value == null) return nothing();
    if (value instanceof Boolean flag) return flag(flag);
    if (value instanceof Number number) return number(number.doubleValue());
    if (value instanceof Collection<?> list) {
      open('[');
      for (Object item : list) any(item);
      return close(']');
    }
    if (value instanceof Map<?, ?> map) {
      open('{');
      map.forEach((key, item) -> {
        text(String.valueOf(key));
        put(':');
        comma = false;
        any(item);
      });
      return close('}');
    }
    return text(value.toString());
  }

  public JsonWriter text(String value) {
    if (value == null) return nothing();
    separate();
    put('"');
    int length = value.length();
    for (int i = 0; i < length; i++) {
      char c = value.charAt(i);
      if (c >= 0x20 && c < 0x7f && c != '"' && c != '\\') put(c);
      else if (c < 0x80) escape(c);
      else if (c < 0x800) bytes(0xc0 | c >> 6, 0x80 | c & 0x3f);
      else if (Character.isHighSurrogate(c) && i + 1 < length && Character.isLowSurrogate(value.charAt(i + 1))) {
        int point = Character.toCodePoint(c, value.charAt(++i));
        bytes(0xf0 | point >> 18, 0x80 | point >> 12 & 0x3f);
        bytes(0x80 | point >> 6 & 0x3f, 0x80 | point & 0x3f);
      } else if (Character.isSurrogate(c)) {
        unicode(c);
      } else {
        put((char) (0xe0 | c >> 12));
        bytes(0x80 | c >> 6 & 0x3f, 0x80 | c & 0x3f);
      }
    }
    put('"');
    return this;
  }

  private void escape(char c) {
    if (c == '"' || c == '\\') {
      put('\\');
      put(c);
    } else {
      unicode(c);
    }
  }

  /** Also for half of a pair, which UTF-8 can't carry. */
  private void unicode(char c) {
    ascii("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) put((char) HEX[c >> shift & 15]);
  }

  private void separate() {
    if (comma) put(',');
    comma = true;
  }

  private void ascii(String value) {
    int length = value.length();
    room(length);
    for (int i = 0; i < length; i++) bytes[size++] = (byte) value.charAt(i);
  }

  private void bytes(int first, int second) {
    put((char) first);
    put((char) second);
  }

  private void put(char c) {
    room(1);
    bytes[size++] = (byte) c;
  }

  private void room(int more) {
    if (size + more > bytes.length) bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + more));
  }
}
