export interface ModelSettings {
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

export function startModel(options?: ModelSettings & { port?: number }): Promise<Model>;
