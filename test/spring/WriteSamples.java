import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.util.List;
import java.util.Map;

/** Writes the sample of docs/migrating.md into a folder, with the days that the agent asked for: `java WriteSamples.java FOLDER DAYS`. */
public class WriteSamples {
    record ToolCall(String name, Map<String, Object> arguments) {}
    record Sample(String userInput, String response, List<ToolCall> toolCalls, List<ToolCall> referenceToolCalls) {}

    public static void main(String[] args) throws Exception {
        var folder = new File(args[0]);
        var days = Integer.parseInt(args[1]);
        var called = List.of(new ToolCall("weather", Map.of("city", "Oslo", "days", days)));
        var expected = List.of(new ToolCall("weather", Map.of("city", "Oslo", "days", 1)));
        var sample = new Sample("How warm is it in Oslo?", "18 degrees.", called, expected);
        new ObjectMapper().writeValue(new File(folder, "weather.1.json"), sample);
    }
}
