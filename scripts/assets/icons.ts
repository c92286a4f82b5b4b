/**
 * `npx tsx scripts/assets/icons.ts` makes the icon set from public/images/logo.svg.
 * Run it after redrawing the logo, and commit its output.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { colour } from '@/lib/found/palette';

const publicFolder = path.resolve(import.meta.dirname, '../../public');

/** Rasterises at the final size, because density scales the logo's 64 units without enlarging pixels. */
async function draw(logo: Buffer, size: number): Promise<Buffer> {
  return sharp(logo, { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** The logo on an opaque background, filling `share` of it; a palette keeps the file small. */
async function drawOn(ground: string, logo: Buffer, size: number, share: number): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: await draw(logo, Math.round(size * share)) }])
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
}

/** An ICO file: a header, a 16-byte entry per picture, then the pictures as PNG. */
function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const logo = await readFile(path.join(publicFolder, 'images/logo.svg'));
// Browser tabs are small, so the drawing's margin of 2 units is cropped.
const tight = Buffer.from(logo.toString().replace('viewBox="0 0 64 64"', 'viewBox="2 2 60 60"'));
const inTabs = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(tight, size) })));

const files: Readonly<Record<string, Buffer>> = {
  'favicon.svg': tight,
  'favicon.ico': ico(inTabs),
  // iOS rounds the corners of an opaque square.
  'apple-touch-icon.png': await drawOn(colour('paper'), logo, 180, 0.82),
  'icon-192.png': await drawOn(colour('paper'), logo, 192, 0.86),
  'icon-512.png': await drawOn(colour('paper'), logo, 512, 0.86),
  // A mask may show only the central circle, 80 % of the width.
  'icon-maskable-512.png': await drawOn(colour('emerald-deep'), logo, 512, 0.6),
};
for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(publicFolder, name), bytes);
