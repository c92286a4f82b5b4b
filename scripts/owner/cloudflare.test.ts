/** @jest-environment node */
import { installWrangler } from './cloudflare.mjs';

const ours = process.versions;
afterEach(() => void Object.defineProperty(process, 'versions', { value: ours }));

test('on a Node that is too old for Cloudflare’s tool, one sentence says which to install', async () => {
  Object.defineProperty(process, 'versions', { value: { ...ours, node: '20.19.6' } });
  await expect(installWrangler()).rejects.toThrow(
    /^La herramienta .* Node 22\.12\.0 .* el 20\.19\.6: instala Node 24 /,
  );
});
