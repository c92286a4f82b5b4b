/** Operations that journeys need of a browser; each engine implements them with standard input events. */
export type Driver = {
  open: (address: string) => Promise<void>;
  /** -1 goes back, 1 forward. */
  travel: (steps: -1 | 1) => Promise<void>;
  /** Value of an expression evaluated in the page, as text. */
  evaluate: (expression: string) => Promise<string>;
  perform: (input: readonly InputSource[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Errors that pages reported since the last call. */
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

/** Host names resolve to this machine only, so third parties are never reached. */
export const capabilities = {
  proxy: {
    proxyType: 'manual',
    httpProxy: 'localhost:9',
    sslProxy: 'localhost:9',
    noProxy: ['localhost'],
  },
};
