import sharp from 'sharp';
import { fileAt, isWithin, type BuiltPage, type BuiltSite } from './built-site';
import { attribute, elementsIn } from './dom';
import { Findings, type Finding } from './findings';
import { headOf, metaOf } from './head';

const mostBytes = 200_000;

/** The picture that a chat shows: there, a PNG by name and by content, of the stated size, and light. */
export async function sharePictureFindings(page: BuiltPage, site: BuiltSite): Promise<Finding[]> {
  const found = Findings.in(page);
  const head = headOf(page);
  const address = metaOf(head, 'og:image');
  const content = contentAt(site, address);
  found.expect(address.endsWith('.png'), `la imagen para compartir no termina en .png: ${address}`);
  found.expect(content !== undefined, `la imagen para compartir no existe: ${address}`);
  if (!content) return found.list;

  const { format, width, height } = await sharp(content).metadata();
  const stated = `${metaOf(head, 'og:image:width')}×${metaOf(head, 'og:image:height')}`;
  found.expect(format === 'png', `la imagen para compartir es ${format}, no png`);
  found.expect(
    `${width}×${height}` === '1200×630' && stated === '1200×630',
    `la imagen para compartir mide ${width}×${height} y dice ${stated}; debe ser 1200×630`,
  );
  found.expect(content.length < mostBytes, `la imagen para compartir pesa ${content.length} bytes`);
  return found.list;
}

/** Pictures are not stretched. */
export async function pictureFindings(page: BuiltPage, site: BuiltSite): Promise<Finding[]> {
  const found = Findings.in(page);
  for (const image of picturesOf(page)) {
    const src = attribute(image, 'src') ?? '';
    const [width, height] = [Number(attribute(image, 'width')), Number(attribute(image, 'height'))];
    const content = contentAt(site, new URL(src, `${site.url}/`).href);
    if (!content || !(width > 0) || !(height > 0)) continue;
    const real = await sharp(content).metadata();
    const ratio = (real.width ?? 1) / (real.height ?? 1) / (width / height);
    found.expect(
      Math.abs(ratio - 1) < 0.02,
      `la imagen ${src} mide ${real.width}×${real.height} y dice ${width}×${height}`,
    );
  }
  return found.list;
}

export function picturesOf({ document }: BuiltPage) {
  return elementsIn(document, 'img');
}

/** The icons that a page's head and the manifest name are of the sizes they state. */
export async function iconFindings(site: BuiltSite): Promise<Finding[]> {
  const found = new Findings('iconos');
  const [home] = site.pages;
  const inHead = (home ? elementsIn(home.document, 'link') : [])
    .filter((link) => /icon/.test(attribute(link, 'rel') ?? ''))
    .map((link) => ({ src: attribute(link, 'href') ?? '', sizes: attribute(link, 'sizes') ?? 'any' }));
  const inManifest = manifestIcons(site);
  for (const size of ['192x192', '512x512']) {
    found.expect(
      inManifest.some(({ sizes, purpose }) => sizes === size && purpose === undefined),
      `falta el icono de ${size}`,
    );
  }
  found.expect(
    inManifest.some(({ purpose }) => purpose === 'maskable'),
    'falta el icono «maskable»',
  );
  found.expect(
    inHead.some(({ sizes }) => sizes === '180x180'),
    'falta el icono de 180x180 para iPhone',
  );

  for (const { src, sizes } of [...inHead, ...inManifest]) {
    const content = contentAt(site, new URL(src, `${site.url}/`).href);
    found.expect(content !== undefined, `no existe ${src}`);
    // sharp does not read .ico.
    if (!content || sizes === 'any' || src.endsWith('.ico')) continue;
    const { width, height } = await sharp(content).metadata();
    found.expect(`${width}x${height}` === sizes, `${src} mide ${width}x${height} y dice ${sizes}`);
  }
  return found.list;
}

type Icon = { readonly src: string; readonly sizes: string; readonly purpose?: string };

function manifestIcons({ files }: BuiltSite): readonly Icon[] {
  const manifest = files.get('manifest.webmanifest');
  return manifest ? JSON.parse(manifest.toString('utf8')).icons : [];
}

function contentAt(site: BuiltSite, address: string): Buffer | undefined {
  return isWithin(site, address) ? site.files.get(fileAt(site, address) ?? '') : undefined;
}
