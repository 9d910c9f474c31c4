import { type Command, readCommand } from "./workflow-commands.ts";

export interface Annotation {
  level: "error" | "warning" | "notice";
  message: string;
  [property: string]: string;
}

// GitHub's limits on annotations per kind and step, and on their length.
const ANNOTATIONS = 10;
const MESSAGE_CHARACTERS = 4096;

/** The log that the runner makes of a step's output: commands obeyed, secrets masked. */
export class JobLog {
  text = "";
  readonly debug: string[] = [];
  /** Outputs by the old `set-output`, which the runner still obeys. */
  readonly outputs: Record<string, string> = {};
  readonly annotations: Annotation[] = [];
  readonly secrets: string[] = [];
  readonly #showsDebug: boolean;
  #resume: string | undefined;

  constructor({ secrets, showsDebug }: { secrets: string[]; showsDebug: boolean }) {
    this.secrets.push(...secrets.filter((secret) => secret !== ""));
    this.#showsDebug = showsDebug;
  }

  mask(text: string): string {
    return this.secrets.reduce((masked, secret) => masked.replaceAll(secret, "***"), text);
  }

  /** Adds an annotation unless its kind has reached GitHub's limit. */
  annotate({ message, ...place }: Annotation): void {
    const annotation: Annotation = { ...place, message: message.slice(0, MESSAGE_CHARACTERS) };
    const same = this.annotations.filter(({ level }) => level === annotation.level);
    if (same.length < ANNOTATIONS)
      this.annotations.push({ ...annotation, message: this.mask(annotation.message) });
    this.#show(`##[${annotation.level}]${annotation.message}`);
  }

  line(line: string): void {
    const isPaused = this.#resume !== undefined;
    const command = readCommand(line, this.#resume);
    if (isPaused && command?.name === this.#resume?.toLowerCase()) this.#resume = undefined;
    if (isPaused || command === undefined) this.#show(line);
    else this.#obey(command, line);
  }

  #obey({ name, properties, data }: Command, line: string): void {
    switch (name) {
      case "error":
      case "warning":
      case "notice":
        this.annotate({ ...properties, level: name, message: data });
        break;
      case "add-mask":
        this.secrets.push(...data.split(/\r?\n/).filter((secret) => secret.trim() !== ""));
        break;
      case "debug":
        this.debug.push(this.mask(data));
        if (this.#showsDebug) this.#show(`##[debug]${data}`);
        break;
      case "set-output":
        this.outputs[properties.name ?? ""] = data;
        break;
      case "stop-commands":
        this.#resume = data;
        this.#show(line);
        break;
      default:
        this.#show(line);
    }
  }

  #show(line: string): void {
    this.text += `${this.mask(line)}\n`;
  }
}
