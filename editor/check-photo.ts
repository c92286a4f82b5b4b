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
  const size = await createImageBitmap(new Blob([bytes])).catch(() => undefined);
  if (size === undefined) return `«${name.replace(/^.*\//, '')}» no es una foto; ${kinds}`;
  const { width, height } = size;
  if (Math.min(width, height) >= LEAST) return undefined;
  return `mide ${width} × ${height} píxeles; elige una de al menos ${LEAST} por lado`;
}
