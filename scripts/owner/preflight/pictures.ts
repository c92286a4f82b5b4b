import sharp from 'sharp';
import type { Organisation, Site } from '@/content/site';
import { notice, ready, type Finding } from './finding';

const placeholder = '/images/portrait.svg';

/** Pixels of the longer side. */
const logoSide = 120;

/** Whether the photograph is the owner's; the build already checks format and size. */
export function portraitFinding({ portrait }: Site): Finding {
  if (portrait.photo !== placeholder) return ready(`Fotografía: ${portrait.photo}`);
  const todo = 'Sube la tuya en el editor, en «Quién eres → Tu foto».';
  return notice('Fotografía: sigue el dibujo provisional', todo);
}

/** Whether each organisation's logo is set and is a picture. */
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

/** Display size, with EXIF orientation applied; `undefined` when it isn't a picture. */
async function sizeOf(bytes: Buffer) {
  try {
    const { autoOrient, format } = await sharp(bytes).metadata();
    return { ...autoOrient, isDrawing: format === 'svg' };
  } catch {
    return undefined;
  }
}
