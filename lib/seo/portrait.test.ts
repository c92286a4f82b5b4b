/** @jest-environment node */
import sharp from 'sharp';
import { asFace, asPortrait, portraitProblem } from './portrait';

/** A phone stores the photograph on its side, with its orientation in EXIF. */
const fromPhone = () =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#c8a' } })
    .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitude: '5/1 4/1 0/1' } })
    .jpeg()
    .toBuffer();

test('a phone’s photograph becomes a small square without EXIF', async () => {
  const original = await fromPhone();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const picture = await asPortrait(original);
  const { width, height, format, exif } = await sharp(picture).metadata();
  expect({ width, height, format, exif }).toEqual({
    width: 640,
    height: 640,
    format: 'webp',
    exif: undefined,
  });
  expect(picture.length).toBeLessThan(100_000);
  expect((await sharp(await asFace(original)).metadata()).width).toBe(216);
});

test.each(['png', 'webp', 'avif'] as const)('%s is accepted as a portrait', async (format) => {
  const original = await sharp(await fromPhone())
    .resize(600, 500)
    .toFormat(format)
    .toBuffer();
  expect(await portraitProblem(`foto.${format}`, original)).toBeUndefined();
  expect((await sharp(await asPortrait(original)).metadata()).width).toBe(640);
});

test('an unusable portrait is refused with its file name and what to do', async () => {
  const small = await sharp(await fromPhone())
    .resize(300, 200)
    .jpeg()
    .toBuffer();
  expect(await portraitProblem('foto.jpg', small)).toMatch(/^foto\.jpg mide 300 × 200 .* al menos 480/);
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  for (const unreadable of [heic, Buffer.from('no'), undefined])
    expect(await portraitProblem('foto.jpg', unreadable)).toMatch(/^foto\.jpg no se puede leer: .* JPEG/);
});
