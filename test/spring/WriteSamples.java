import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.util.List;
import java.util.Map;

/** Writes two samples into a folder, as a team with Jackson does: `java WriteSamples.java FOLDER CITY`. */
public class WriteSamples {
    record ToolCall(String name, Map<String, Object> arguments) {}

    record Sample(String userInput, String response, List<ToolCall> toolCalls, List<ToolCall> referenceToolCalls) {}

    public static void main(String[] args) throws Exception {
        var mapper = new ObjectMapper();
        var expected = new ToolCall("weather", Map.of("city", "Oslo", "days", 1));
        var called = new ToolCall("weather", Map.of("city", args[1], "days", 1));
        var weather = new Sample("How warm is it in Oslo?", "18 degrees.", List.of(called), List.of(expected));
        mapper.writeValue(new File(args[0], "weather.1.json"), weather);
        var thanks = new Sample("Thank you.", "You are welcome.", List.of(), List.of());
        mapper.writeValue(new File(args[0], "thanks.1.json"), thanks);
    }
}
