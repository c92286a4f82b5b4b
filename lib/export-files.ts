import { basename } from 'node:path';

type Respond = () => Response | Promise<Response>;

/**
 * Exports of a `[file]` route whose files the build writes. An export keeps no headers; the host sets each file's type.
 * @param files the response of each file, by its name or path
 */
export function exportFiles(files: readonly (readonly [string, Respond])[]) {
  const responses = new Map(files.map(([path, respond]) => [basename(path), respond]));
  return {
    generateStaticParams: () => [...responses.keys()].map((file) => ({ file })),
    GET: async (_request: Request, { params }: { params: Promise<{ file: string }> }) =>
      responses.get((await params).file)?.() ?? Response.error(),
  };
}
