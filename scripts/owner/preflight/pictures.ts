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
/** Pixels of the longer side. */
const logoSide = 120;

const squoosh = 'En https://squoosh.app puedes recortarla, reducirla y guardarla como WebP.';

/** Whether the photograph is there, square, large enough and light enough. `publicFolder` holds it. */
export async function portraitFindings({ portrait }: Site, publicFolder: string): Promise<Finding[]> {
  if (portrait.src === standIn) {
    const todo = `Guarda la tuya, cuadrada y de al menos ${portraitSide} px, en public/images/ y escribe su nombre en content/site.json, en portrait.src (por ejemplo, '/images/foto.webp').`;
    return [notice('Fotografía: sigue el dibujo provisional', todo)];
  }
  const place = `public${portrait.src}`;
  const bytes = await readFile(join(publicFolder, portrait.src)).catch(() => undefined);
  if (bytes === undefined) {
    const todo = 'Guárdala con ese nombre, o corrige portrait.src en content/site.json.';
    return [missing(`Fotografía: no está en ${place}`, todo)];
  }
  const size = await sizeOf(bytes);
  if (!size) return [missing(`Fotografía: ${place} no es una imagen`, `Guárdala de nuevo. ${squoosh}`)];

  const { width, height } = size;
  const pixels = `${width} × ${height} px`;
  const weight = kilobytes(bytes.length);
  const say = (what: string, todo: string) => notice(`Fotografía: ${what}`, todo);
  const found: Finding[] = [];
  if (Math.abs(width - height) > 2)
    found.push(say(`no es cuadrada (${pixels})`, `Recórtala cuadrada, con el rostro al centro. ${squoosh}`));
  if (Math.min(width, height) < portraitSide)
    found.push(say(`es pequeña (${pixels})`, `Usa una de al menos ${portraitSide} px de lado.`));
  if (bytes.length > portraitWeight)
    found.push(say(`pesa ${weight}`, `Redúcela a menos de ${kilobytes(portraitWeight)}. ${squoosh}`));
  return found.length > 0 ? found : [ready(`Fotografía: ${place} (${pixels}, ${weight})`)];
}

/** Whether each organisation's logo is given, and is a picture where it is said to be. */
export async function logoFindings({ university, professionalBoard }: Site, get = fetch): Promise<Finding[]> {
  return Promise.all([
    logoFinding('university.logoUrl', university, get),
    logoFinding('professionalBoard.logoUrl', professionalBoard, get),
  ]);
}

async function logoFinding(
  field: string,
  { name, logoUrl }: Organisation,
  get: typeof fetch,
): Promise<Finding> {
  const say = (what: string, todo: string) => notice(`Logo de ${name}: ${what}`, todo);
  const how = `En el sitio de la organización, clic derecho sobre su logo, «Copiar dirección de la imagen», y pégala en content/site.json, en ${field}.`;
  if (logoUrl === undefined) return say('no está dado, se ve su nombre', how);
  const response = await get(logoUrl, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  if (!response) {
    const todo = 'Mientras tanto se verá su nombre; vuelve a probar más tarde.';
    return say(`${new URL(logoUrl).host} no responde en este momento`, todo);
  }
  const size = await sizeOf(Buffer.from(await response.arrayBuffer()));
  if (!response.ok || !size) return say(`${logoUrl} no da una imagen (${response.status})`, how);
  if (!size.isDrawing && Math.max(size.width, size.height) < logoSide) {
    const pixels = `${size.width} × ${size.height} px`;
    return say(`es pequeño (${pixels})`, `Busca uno de al menos ${logoSide} px de ancho. ${how}`);
  }
  return ready(`Logo de ${name}: ${logoUrl}`);
}

/** How large it is shown: a phone's photograph may lie on its side and say so. Nothing where it is no picture. */
async function sizeOf(bytes: Buffer) {
  try {
    const { autoOrient, format } = await sharp(bytes).metadata();
    return { ...autoOrient, isDrawing: format === 'svg' };
  } catch {
    return undefined;
  }
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / kilobyte).toLocaleString('es-CO')} kB`;
}
