/** What of the model may be changed while it runs. */
export interface ModelSettings {
  /** The case in which one argument is wrong. */
  broken?: string | undefined;
  /** A fault of every answer: 429 once, 429, 500, cut, hang, large, not JSON, gzip. */
  fault?: string | undefined;
  /** The only key that is let in; any is without it. */
  apiKey?: string | undefined;
}

/** A request that came. */
export interface ModelRequest {
  path: string;
  headers: Record<string, string | undefined>;
  body: Record<string, unknown>;
}

/** A model that runs. */
export interface Model {
  address: string;
  requests: ModelRequest[];
  set: (changed: ModelSettings) => void;
  close: () => Promise<void>;
}

/** Starts a model on this machine. Throws where the port is taken. */
export function startModel(options?: ModelSettings & { port?: number }): Promise<Model>;
