import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Organisation, Site } from '@/content/site';
import { missing, notice, ready, type Finding } from './finding';

const standIn = '/images/portrait.svg';
const kilobyte = 1024;

/** Pixels: shown at 240 at most, twice that on a fine screen. */
const portraitSide = 480;
/** Bytes: a square of 960 px takes about 100 kB as WebP. */
const portraitWeight = 200 * kilobyte;
/** Pixels of the longer side, and bytes. */
const logoSide = 120;
const logoWeight = 150 * kilobyte;

const squoosh = 'En https://squoosh.app puedes recortarla, reducirla y guardarla como WebP.';

/** Whether the photograph is there, square, large enough and light enough. `publicFolder` holds it. */
export async function portraitFindings({ portrait }: Site, publicFolder: string): Promise<Finding[]> {
  if (portrait.src === standIn) {
    const todo = `Guarda la tuya, cuadrada y de al menos ${portraitSide} px, en public/images/ y escribe su nombre en content/site.ts, en portrait.src (por ejemplo, '/images/foto.webp').`;
    return [notice('Fotografía: sigue el dibujo provisional', todo)];
  }
  const file = join(publicFolder, portrait.src);
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined) {
    const todo = `Guárdala con ese nombre, o corrige portrait.src en content/site.ts.`;
    return [missing(`Fotografía: no está en public${portrait.src}`, todo)];
  }
  const size = await sizeOf(bytes);
  if (size === undefined) {
    return [missing(`Fotografía: public${portrait.src} no es una imagen`, `Guárdala de nuevo. ${squoosh}`)];
  }

  const { width, height } = size;
  const pixels = `${width} × ${height} px`;
  const isSquare = Math.abs(width - height) <= 2;
  return [
    isSquare
      ? ready(`Fotografía: public${portrait.src}, cuadrada (${pixels})`)
      : notice(
          `Fotografía: no es cuadrada (${pixels})`,
          `Recórtala cuadrada, con el rostro al centro. ${squoosh}`,
        ),
    Math.min(width, height) >= portraitSide
      ? ready('Fotografía: de buen tamaño')
      : notice(`Fotografía: es pequeña (${pixels})`, `Usa una de al menos ${portraitSide} px de lado.`),
    bytes.length <= portraitWeight
      ? ready(`Fotografía: liviana (${kilobytes(bytes.length)})`)
      : notice(
          `Fotografía: pesa ${kilobytes(bytes.length)}`,
          `Redúcela a menos de ${kilobytes(portraitWeight)}. ${squoosh}`,
        ),
  ];
}

/** Whether each organisation's logo is given, and is a picture where it is said to be. */
export async function logoFindings({ university, professionalBoard }: Site, get = fetch): Promise<Finding[]> {
  const logos = [
    { field: 'university', organisation: university },
    { field: 'professionalBoard', organisation: professionalBoard },
  ];
  return Promise.all(logos.map(({ field, organisation }) => logoFinding(field, organisation, get)));
}

async function logoFinding(
  field: string,
  { name, logoUrl }: Organisation,
  get: typeof fetch,
): Promise<Finding> {
  const place = `${field}.logoUrl`;
  const what = `Logo de ${name}`;
  const todo = `En el sitio de la organización, clic derecho sobre su logo, «Copiar dirección de la imagen», y pégala en content/site.ts, en ${place}.`;
  if (logoUrl === null)
    return notice(
      `${what}: no está dado, se ve su nombre`,
      `Para que se vea: ${todo.charAt(0).toLowerCase()}${todo.slice(1)}`,
    );

  let response: Response;
  try {
    response = await get(logoUrl, { signal: AbortSignal.timeout(10_000) });
  } catch {
    return notice(
      `${what}: ${new URL(logoUrl).host} no responde en este momento`,
      'Mientras tanto se verá su nombre; vuelve a probar más tarde.',
    );
  }
  if (!response.ok) return notice(`${what}: ${logoUrl} responde ${response.status}, no una imagen`, todo);
  const bytes = Buffer.from(await response.arrayBuffer());
  const size = await sizeOf(bytes);
  if (size === undefined) return notice(`${what}: ${logoUrl} no es una imagen`, todo);

  const { width, height, isDrawing } = size;
  if (!isDrawing && Math.max(width, height) < logoSide) {
    return notice(
      `${what}: es pequeño (${width} × ${height} px)`,
      `Busca uno de al menos ${logoSide} px de ancho. ${todo}`,
    );
  }
  if (bytes.length > logoWeight) {
    return notice(
      `${what}: pesa ${kilobytes(bytes.length)}`,
      `Busca uno de menos de ${kilobytes(logoWeight)}. ${todo}`,
    );
  }
  return ready(`${what}: ${logoUrl}`);
}

async function sizeOf(
  bytes: Buffer,
): Promise<{ width: number; height: number; isDrawing: boolean } | undefined> {
  try {
    const { width, height, format, autoOrient } = await sharp(bytes).metadata();
    // A phone's photograph may lie on its side and say so: what counts is how it is shown.
    return {
      width: autoOrient.width ?? width,
      height: autoOrient.height ?? height,
      isDrawing: format === 'svg',
    };
  } catch {
    return undefined;
  }
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / kilobyte).toLocaleString('es-CO')} kB`;
}
