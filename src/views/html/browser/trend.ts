/** Lets a reader go along the commits of the trend, by pointer or by the keys of the slider: all charts tell of the same commit. */
export function followTrend(): void {
  const trend = document.querySelector("#trend");
  const charts = [...document.querySelectorAll("#trend .chart")].map((chart) => ({
    strips: [...chart.querySelectorAll<SVGRectElement>("rect.strip")],
    cursor: chart.querySelector("line.cursor"),
    reading: chart.querySelector(".reading"),
  }));
  const slider = document.querySelector<HTMLInputElement>("#trend input[type=range]");
  if (trend === null || slider === null) return;

  const name = () =>
    slider.setAttribute("aria-valuetext", charts[0]?.strips[slider.valueAsNumber]?.textContent ?? "");
  const read = (at: number) => {
    if (at < 0) return;
    for (const { strips, cursor, reading } of charts) {
      const strip = strips[at];
      if (strip === undefined || cursor === null || reading === null) continue;
      const middle = String(strip.x.baseVal.value + strip.width.baseVal.value / 2);
      cursor.setAttribute("x1", middle);
      cursor.setAttribute("x2", middle);
      cursor.classList.add("placed");
      reading.textContent = strip.textContent;
    }
    slider.value = String(at);
    name();
  };

  const readAt = ({ target }: Event) => {
    const at = charts.map(({ strips }) => strips.indexOf(target as SVGRectElement));
    read(Math.max(...at));
  };
  trend.addEventListener("pointermove", readAt);
  trend.addEventListener("click", (event) => {
    readAt(event);
    if (event.target instanceof SVGElement) slider.focus();
  });
  slider.addEventListener("input", () => read(slider.valueAsNumber));
  name();
  slider.closest("[hidden]")?.removeAttribute("hidden");
}
