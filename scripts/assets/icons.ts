/**
 * `npx tsx scripts/assets/icons.ts` makes the icon set from public/images/logo.svg.
 * Run it after redrawing the logo, and commit its output.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { colour } from '@/lib/seo/palette';

const publicFolder = path.resolve(import.meta.dirname, '../../public');
const logo = readFileSync(path.join(publicFolder, 'images/logo.svg'));
// Browser tabs are small, so the drawing's margin of 2 units is cropped.
const tight = Buffer.from(logo.toString().replace('viewBox="0 0 64 64"', 'viewBox="2 2 60 60"'));

/** Rasterises the vector at its final size, by its density, because enlarging pixels would blur it. */
const draw = (drawing: Buffer, size: number) =>
  sharp(drawing, { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer();

/** Draws the logo on an opaque background, filling `share` of its width. A palette keeps the file small. */
async function drawOn(ground: string, size: number, share: number): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 3, background: colour(ground) } })
    .composite([{ input: await draw(logo, Math.round(size * share)) }])
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
}

/** Makes an ICO file of one picture: a header, an entry of 16 bytes with its size, length and place, then the PNG. */
async function ico(size: number): Promise<Buffer> {
  const png = await draw(tight, size);
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

const files: Readonly<Record<string, Buffer>> = {
  'favicon.svg': tight,
  'favicon.ico': await ico(32),
  // iOS rounds the corners itself, so the icon is an opaque square.
  'apple-touch-icon.png': await drawOn('paper', 180, 0.82),
  'icon-192.png': await drawOn('paper', 192, 0.86),
  'icon-512.png': await drawOn('paper', 512, 0.86),
  // A mask may show only the central circle, 80 % of the width.
  'icon-maskable-512.png': await drawOn('brand-deep', 512, 0.6),
};
for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(publicFolder, name), bytes);
