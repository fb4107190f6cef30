package org.mcpjavafx.core.wire;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The one answer to a request: the first that is given counts. Written off the FX thread. */
public final class Answer {
  private final Session session;
  private final int id;
  private final AtomicBoolean given = new AtomicBoolean();
  private Runnable whenGiven = () -> {};

  Answer(Session session, int id) {
    this.session = session;
    this.id = id;
  }

  void whenGiven(Runnable then) {
    whenGiven = then;
  }

  private boolean isGiven() {
    return given.get();
  }

  public void result(Consumer<JsonWriter> writer) {
    give(json -> writer.accept(json.key("result")));
  }

  public void bytes(Supplier<byte[]> body) {
    give(() -> session.frames().write(id, body.get()));
  }

  public void ok(int window) {
    result(json -> {
      json.open('{').field("ok", true).key("window");
      if (window == 0) json.nothing();
      else json.number(window);
      json.close('}');
    });
  }

  public void failed(Failure failure) {
    result(failure::writeTo);
  }

  /** Said as soon as possible, because an action may be about to end the application. */
  public void delivered(int window) {
    session.later(() -> {
      if (!isGiven()) session.frames().write(message().field("delivered", window).close('}'));
    });
  }

  void timeout(boolean begun, List<String> stack) {
    give(json -> json.key("timeout").open('{').field("begun", begun).key("details").any(Map.of("fxStack", stack)).close('}'));
  }

  public void error(String sentence) {
    give(json -> json.field("error", sentence));
  }

  private void give(Consumer<JsonWriter> body) {
    give(() -> {
      JsonWriter json = message();
      body.accept(json);
      session.frames().write(json.close('}'));
    });
  }

  /** The FX thread only says that there is an answer; all that follows from it is done elsewhere. */
  private void give(Session.Task send) {
    if (!given.compareAndSet(false, true)) return;
    session.later(() -> {
      whenGiven.run();
      send.run();
    });
  }

  private JsonWriter message() {
    return new JsonWriter().open('{').field("id", id);
  }
}
