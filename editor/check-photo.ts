/* Checks the owner's photograph when it is chosen, before anything is sent. */

/** Minimum pixels per side; the build has the same minimum. */
const LEAST = 480;

const kinds = 'elige una foto: JPEG, PNG, WebP o AVIF';
const heic =
  'es HEIC, el formato propio del iPhone: en Ajustes → Cámara → Formatos elige «Más compatible» y tómala otra vez';

/**
 * A picture's fault in Spanish, as a sentence without capital and full stop; `undefined` for a good picture.
 * @param name the file's name or path
 * @param bytes of the whole file
 */
export async function pictureProblem(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string | undefined> {
  if (/\.hei[cf]$/i.test(name)) return heic;
  const type = typeOf(bytes);
  if (type === 'heic') return heic;
  if (type === undefined) return `«${name.replace(/^.*\//, '')}» no es una foto; ${kinds}`;
  const size = await createImageBitmap(new Blob([bytes])).catch(() => undefined);
  if (size === undefined) return `no se puede abrir; ${kinds}`;
  const { width, height } = size;
  if (Math.min(width, height) >= LEAST) return undefined;
  return `mide ${width} × ${height} píxeles; elige una de al menos ${LEAST} por lado`;
}

/** A file's type by its first bytes, since its extension may be wrong. */
function typeOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | undefined {
  const start = String.fromCharCode(...bytes.slice(0, 16));
  if (start.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n')) return 'png';
  if (/^RIFF....WEBP/s.test(start)) return 'webp';
  const brand = /^....ftyp(....)/s.exec(start)?.[1];
  if (brand === undefined) return undefined;
  return /^avi[fs]$/.test(brand) ? 'avif' : 'heic';
}
