package org.mcpjavafx.agent;

import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;

/**
 * Defines the core beside the JavaFX that the application uses: on the class path, on the module path,
 * in a fat jar or in a layer of its own, the core's references to {@code javafx.*} lead there.
 */
final class CoreLoader extends ClassLoader {
  private final ClassLoader javafx;
  private final Instrumentation instrumentation;

  CoreLoader(ClassLoader javafx, Instrumentation instrumentation) {
    super("mcp-javafx-ui", javafx == null ? ClassLoader.getPlatformClassLoader() : javafx);
    this.javafx = javafx;
    this.instrumentation = instrumentation;
  }

  ClassLoader javafx() {
    return javafx;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith("org.mcpjavafx.") || name.startsWith("org.mcpjavafx.agent.")) return delegate(name);
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded != null ? loaded : define(name);
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    String file = "/" + name.replace('.', '/') + ".class";
    try (InputStream in = CoreLoader.class.getResourceAsStream(file)) {
      if (in == null) throw new ClassNotFoundException(name);
      byte[] bytes = in.readAllBytes();
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  /** In a layer with a loader for each module, the loader of graphics doesn't know controls. */
  private Class<?> delegate(String name) throws ClassNotFoundException {
    try {
      return super.loadClass(name, false);
    } catch (ClassNotFoundException e) {
      if (!name.startsWith("javafx.scene.control.")) throw e;
      for (Class<?> loaded : instrumentation.getAllLoadedClasses()) {
        ClassLoader other = loaded.getClassLoader();
        if (loaded.getName().equals("javafx.scene.control.Control") && other != null) return other.loadClass(name);
      }
      throw e;
    }
  }
}
