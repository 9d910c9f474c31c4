/** Settings that can change while the model runs. */
export interface ModelSettings {
  /** The case in which one argument is wrong. */
  broken?: string | undefined;
  /** A fault of every answer: 429 once, 429, 500, cut, hang, large, not JSON, gzip. */
  fault?: string | undefined;
  /** The only accepted key; any by default. */
  apiKey?: string | undefined;
}

export interface ModelRequest {
  path: string;
  headers: Record<string, string | undefined>;
  body: Record<string, unknown>;
}

export interface Model {
  address: string;
  requests: ModelRequest[];
  set: (changed: ModelSettings) => void;
  close: () => Promise<void>;
}

/** Starts a model on this machine. Throws when the port is taken. */
export function startModel(options?: ModelSettings & { port?: number }): Promise<Model>;
