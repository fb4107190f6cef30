import com.eteks.sweethome3d.io.DefaultUserPreferences;
import com.eteks.sweethome3d.io.HomeFileRecorder;
import com.eteks.sweethome3d.model.Home;
import com.eteks.sweethome3d.model.HomePieceOfFurniture;
import com.eteks.sweethome3d.model.UserPreferences;
import com.eteks.sweethome3d.model.Wall;
import java.io.InputStream;

/** Opens a home with the application's own recorder, tells what is in it, and writes it again. */
public class Recorder {
  public static void main(String[] files) throws Exception {
    UserPreferences preferences = new DefaultUserPreferences();
    HomeFileRecorder recorder = new HomeFileRecorder(0, false, preferences, false, true, false);
    Home home = recorder.readHome(files[0]);
    System.out.println("walls " + home.getWalls().size());
    System.out.println("rooms " + home.getRooms().size());
    System.out.println("furniture " + home.getFurniture().size());
    System.out.println("levels " + home.getLevels().size());
    float length = 0;
    for (Wall wall : home.getWalls()) {
      length += wall.getLength();
    }
    System.out.println("length " + Math.round(length));
    for (HomePieceOfFurniture piece : home.getFurniture()) {
      try (InputStream model = piece.getModel().openStream(); InputStream icon = piece.getIcon().openStream()) {
        if (model.read() < 0 || icon.read() < 0) {
          throw new IllegalStateException(piece.getName() + " has an empty model or icon");
        }
      }
    }
    recorder.writeHome(home, files[1]);
  }
}
