/** What the journeys need of a browser. Each engine has its own way to it; the input is the standard's in both. */
export type Driver = {
  open: (address: string) => Promise<void>;
  /** -1 goes back, 1 forward. */
  travel: (steps: -1 | 1) => Promise<void>;
  /** The value of an expression in the page, as text. */
  evaluate: (expression: string) => Promise<string>;
  perform: (input: readonly InputSource[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** What the pages reported as an error since it was last asked. */
  takeErrors: () => Promise<string[]>;
  close: () => Promise<void>;
};

type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer';
      id: string;
      parameters: { pointerType: 'mouse' | 'touch' };
      actions: (
        { type: 'pointerMove'; x: number; y: number } | { type: 'pointerDown' | 'pointerUp'; button: 0 }
      )[];
    };

/** Names lead nowhere but to this machine: what belongs to others does not arrive. */
export const capabilities = {
  proxy: {
    proxyType: 'manual',
    httpProxy: 'localhost:9',
    sslProxy: 'localhost:9',
    noProxy: ['localhost'],
  },
};
