import { basename, join } from 'node:path';
import sharp from 'sharp';

/** Pixels per side: twice the largest display size of 320. */
const side = 640;
/** Pixels per side of the small picture: three times its largest display size of 72. */
const faceSide = 216;
/** Pixels below which a face looks blurred on a dense screen. */
const leastSide = 480;

/** Path of the original file of a picture that the owner's data name, such as `/images/foto.jpg`. */
export function originalOf(photo: string): string {
  return join(process.cwd(), 'content/images', basename(photo));
}

/**
 * Upright square WebP, cropped by saliency, without EXIF: the camera's place and owner are personal data. Rejects for
 * bytes in which `portraitProblem` finds no picture.
 */
export function asPortrait(original: Buffer): Promise<Buffer> {
  return sharp(original, { density: 144 })
    .autoOrient()
    .resize(side, side, { fit: 'cover', position: sharp.strategy.attention })
    .webp({ quality: 80 })
    .toBuffer();
}

/** The portrait, small. Rejects like `asPortrait`. */
export async function asFace(original: Buffer): Promise<Buffer> {
  return sharp(await asPortrait(original))
    .resize(faceSide)
    .webp({ quality: 80 })
    .toBuffer();
}

/**
 * The fault of a picture that can't be the portrait, with its remedy, in Spanish for the owner.
 * @param original its bytes; `undefined` when the file is missing
 */
export async function portraitProblem(
  name: string,
  original: Buffer | undefined,
): Promise<string | undefined> {
  const picture =
    original &&
    (await sharp(original)
      .metadata()
      .catch(() => undefined));
  if (picture?.format === 'svg') return undefined;
  if (picture && Math.min(picture.width, picture.height) >= leastSide) return undefined;
  const found = picture ? `mide ${picture.width} × ${picture.height} píxeles` : 'no se puede leer';
  return `${name} ${found}: sube otra vez tu foto, como JPEG, PNG, WebP o AVIF, y de al menos ${leastSide} píxeles por lado`;
}
