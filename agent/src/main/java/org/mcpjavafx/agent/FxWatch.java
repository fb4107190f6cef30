package org.mcpjavafx.agent;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Learns which class loader JavaFX comes from, without touching JavaFX: any call of {@code Platform}
 * would start the toolkit before the application does.
 */
final class FxWatch implements ClassFileTransformer {
  private static final String WINDOW = "javafx.stage.Window";
  private final Instrumentation instrumentation;
  private final Consumer<ClassLoader> found;
  private final AtomicBoolean told = new AtomicBoolean();

  private FxWatch(Instrumentation instrumentation, Consumer<ClassLoader> found) {
    this.instrumentation = instrumentation;
    this.found = found;
  }

  static void whenLoaded(Instrumentation instrumentation, Consumer<ClassLoader> found) {
    FxWatch watch = new FxWatch(instrumentation, found);
    // First watch, then look: a class loaded in between is seen by one of the two.
    instrumentation.addTransformer(watch);
    for (Class<?> loaded : instrumentation.getAllLoadedClasses()) {
      if (loaded.getName().equals(WINDOW)) {
        watch.tell(loaded.getClassLoader());
        return;
      }
    }
  }

  @Override
  public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] bytes) {
    if ("javafx/stage/Window".equals(name)) tell(loader);
    return null;
  }

  private void tell(ClassLoader loader) {
    if (!told.compareAndSet(false, true)) return;
    instrumentation.removeTransformer(this);
    found.accept(loader);
  }
}
