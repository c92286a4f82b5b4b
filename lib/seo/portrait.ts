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
  if (original === undefined) return `no hay ninguna imagen ${name}: súbela otra vez`;
  // HEIC, the iPhone's format, which neither browsers nor this build can read.
  if (/^ftyp(hei|hev|mif1|msf1)/.test(original.toString('latin1', 4, 12)))
    return `${name} es HEIC, el formato propio del iPhone: en Ajustes → Cámara → Formatos elige «Más compatible» y tómala otra vez, o compártela como JPEG, y súbela`;
  const size = await sharp(original)
    .metadata()
    .catch(() => undefined);
  if (!size) return `${name} no es una imagen que se pueda leer: súbela como JPEG, PNG, WebP o AVIF`;
  const { width, height, format } = size;
  if (format === 'svg' || Math.min(width, height) >= leastSide) return undefined;
  return `${name} mide ${width} × ${height} píxeles y debe medir al menos ${leastSide} por cada lado: elige una más grande`;
}
