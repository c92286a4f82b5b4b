/** What a server started here is told by a file of its own. */
export type ServerOptions = {
  /** The export, and a folder that the server may write in. */
  folder: string;
  place: string;
  port: string;
  /** What `npm run headers` prints for it; nginx's has a part for the `http` block and one for the `server` block. */
  rules: string;
};
