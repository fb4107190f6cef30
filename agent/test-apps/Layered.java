import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;

/** Starts the fixture application in a module layer of its own: {@code Layered one|many PATH…}. */
public final class Layered {
  private Layered() {}

  public static void main(String[] arguments) throws ReflectiveOperationException {
    Path[] paths = Arrays.stream(arguments).skip(1).map(Path::of).toArray(Path[]::new);
    ModuleLayer boot = ModuleLayer.boot();
    Configuration modules = boot.configuration().resolve(ModuleFinder.of(paths), ModuleFinder.of(), Set.of("fixture"));
    ClassLoader parent = ClassLoader.getPlatformClassLoader();
    ModuleLayer layer = arguments[0].equals("many")
        ? boot.defineModulesWithManyLoaders(modules, parent)
        : boot.defineModulesWithOneLoader(modules, parent);
    ClassLoader loader = layer.findLoader("fixture");
    Thread.currentThread().setContextClassLoader(loader);
    loader.loadClass("fixture.Main").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
  }
}
