package org.mcpjavafx.core.scene;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.regex.Pattern;
import javafx.scene.Node;

/**
 * Names for nodes. The name stands in the node's properties under {@code mcp.uid}; here is only a weak
 * reference, so that a name which was given and whose node is gone is told from one never given.
 * Used on the FX thread alone.
 */
public final class Uids {
  private static final String KEY = "mcp.uid";
  private static final Pattern FORM =
      Pattern.compile("u-[0-9a-z]{1,198}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");

  private final Map<String, Named> named = new HashMap<>();
  /** The same by node: a map with weak keys, compared as objects because no node overrides that. */
  private final Map<Node, String> byNode = new WeakHashMap<>();
  private final ReferenceQueue<Node> gone = new ReferenceQueue<>();
  /** Names that the application had set itself. */
  private final Set<String> adopted = new HashSet<>();
  // Random, so that a name from an earlier run means nothing in this one; six digits long.
  private final long first = 36L * 36 * 36 * 36 * 36 + new SecureRandom().nextInt(Integer.MAX_VALUE);
  private long next = first;

  Uids() {}

  private static final class Named extends WeakReference<Node> {
    final String uid;

    Named(Node node, String uid, ReferenceQueue<Node> queue) {
      super(node, queue);
      this.uid = uid;
    }
  }

  public String of(Node node) {
    String given = byNode.get(node);
    if (given != null) return given;
    Object present = node.hasProperties() ? node.getProperties().get(KEY) : null;
    if (present instanceof String uid) {
      Named known = named.get(uid);
      if (known == null && FORM.matcher(uid).matches() && !wasIssued(uid)) {
        adopted.add(uid);
        return keep(node, uid);
      }
    }
    String uid;
    do uid = "u-" + Long.toString(next++, 36); while (named.containsKey(uid) || adopted.contains(uid));
    node.getProperties().put(KEY, uid);
    return keep(node, uid);
  }

  /** Null when the node is gone or there never was one. */
  Node find(String uid) {
    Named known = named.get(uid);
    return known == null ? null : known.get();
  }

  boolean wasIssued(String uid) {
    if (adopted.contains(uid)) return true;
    if (!uid.startsWith("u-") || uid.length() > 14) return false;
    try {
      long number = Long.parseLong(uid, 2, uid.length(), 36);
      return number >= first && number < next && uid.equals("u-" + Long.toString(number, 36));
    } catch (NumberFormatException e) {
      return false;
    }
  }

  private String keep(Node node, String uid) {
    for (Reference<? extends Node> dead; (dead = gone.poll()) != null; ) named.remove(((Named) dead).uid);
    named.put(uid, new Named(node, uid, gone));
    byNode.put(node, uid);
    return uid;
  }
}
