/**
 * `npx tsx scripts/assets/fonts.ts`: cuts the two typefaces down to what Spanish needs and writes app/fonts/*.woff2 and app/fonts.css,
 * and for the share pictures, whose renderer reads neither woff2 nor variable fonts nor font features,
 * app/fonts/share-*.woff.
 * Run it after changing a font package or the characters below, and commit what it writes.
 *
 * A fallback face is a font of the visitor's device stretched so that the page does not move when ours arrives:
 *   size-adjust = our average advance ÷ the device font's, over the same sample of the site's Spanish;
 *   ascent- and descent-override = our metric ÷ (units per em × size-adjust), since they scale with it. Line gaps
 *   count only where no line height is given: everywhere here one is.
 */
import { create, type Font } from 'fontkitten';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const characters = `${ascii}\u00a0áéíóúüñÁÉÍÓÚÜÑ¿¡ªº°«»“”‘’–—…·•€×−`;
// Kerning, ligatures, and the figures: lining and tabular for tables, old-style by default in headings.
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'lnum', 'tnum', 'pnum'];

const headingSample =
  'Cercanía, Confianza y Profesionalismo Contable Sobre mí Servicios Contables ¿Cuándo te toca declarar? ' +
  'Contáctame Declaración de Renta en Colombia Calendario Tributario 2025 Personas naturales Beneficios';
const textSample =
  'Soy contadora pública, egresada de una universidad católica y con tarjeta profesional vigente. Acompaño a ' +
  'personas y pequeñas empresas, una a una, con soluciones claras y a tiempo dentro de la norma vigente. ' +
  'Escribe los dos últimos dígitos de tu cédula o NIT, sin el dígito de verificación: 1 de septiembre de 2025.';

/**
 * A font of the visitor's device: its full names as `local()` wants them, and its average advance in ems over the
 * sample. Measured with averageAdvance() on the Liberation fonts (drawn to the widths of Arial and Times New Roman,
 * and what Debian has) and on the file of @fontsource/noto-serif (Android). Android's Roboto needs no stretching:
 * it is within half a percent of Figtree.
 */
interface DeviceFont {
  locals: readonly string[];
  advance: number;
}

const arial: DeviceFont = { locals: ['Arial', 'Liberation Sans'], advance: 0.4474 };
const arialBold: DeviceFont = { locals: ['Arial Bold', 'Liberation Sans Bold'], advance: 0.4802 };
// Young Serif is nearly bold in its one weight, so the bold faces stand in for it best.
const timesBold: DeviceFont = { locals: ['Times New Roman Bold', 'Liberation Serif Bold'], advance: 0.4481 };
const notoSerifBold: DeviceFont = { locals: ['Noto Serif Bold'], advance: 0.5252 };

/** The font's average advance over a text, in ems; kerning left out, as its share is well under a percent. */
function averageAdvance(font: Font, text: string): number {
  const letters = [...text];
  const sum = letters.reduce(
    (total, letter) => total + font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
    0,
  );
  return sum / letters.length / font.unitsPerEm;
}

function fallbackFace(family: string, weight: string, device: DeviceFont, font: Font, text: string): string {
  const adjust = averageAdvance(font, text) / device.advance;
  const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;
  const override = (units: number) => percent(Math.abs(units) / font.unitsPerEm / adjust);
  return `@font-face {
    font-family: '${family}';
    font-weight: ${weight};
    src: ${device.locals.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${percent(adjust)};
    ascent-override: ${override(font.ascent)};
    descent-override: ${override(font.descent)};
  }`;
}

function ownFace(family: string, weight: string, file: string): string {
  return `@font-face {
    font-family: '${family}';
    font-weight: ${weight};
    font-display: swap;
    src: url('./fonts/${file}') format('woff2');
  }`;
}

async function main() {
  const youngSerif = await readFile(
    require.resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff2'),
  );
  const figtree = await readFile(
    require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  );
  // Hinting is left out: it is a third of Young Serif's file and headings are too large to need it.
  const common = { keepFeatures: features, noHinting: true };
  const outputs = [
    {
      file: 'young-serif.woff2',
      bytes: await subsetFont(youngSerif, characters, { ...common, targetFormat: 'woff2' }),
    },
    {
      file: 'figtree.woff2',
      bytes: await subsetFont(figtree, characters, {
        ...common,
        targetFormat: 'woff2',
        variationAxes: { wght: { min: 400, max: 700 } },
      }),
    },
  ];

  const still = { keepFeatures: ['kern', 'liga'], noHinting: true, targetFormat: 'woff' } as const;
  outputs.push(
    { file: 'share-young-serif.woff', bytes: await subsetFont(youngSerif, characters, still) },
    ...(await Promise.all(
      [500, 700].map(async (wght) => ({
        file: `share-figtree-${wght}.woff`,
        bytes: await subsetFont(figtree, characters, { ...still, variationAxes: { wght } }),
      })),
    )),
  );

  const metrics = async (font: Buffer, wght?: number) => {
    const axes = wght === undefined ? {} : { variationAxes: { wght } };
    const read = create(await subsetFont(font, characters, { targetFormat: 'sfnt', ...axes }));
    if (read.isCollection) throw new Error('Several fonts in one file');
    return read;
  };
  const serif = await metrics(youngSerif);
  const regular = await metrics(figtree, 400);
  const bold = await metrics(figtree, 600);
  for (const [name, font] of [
    ['Young Serif', serif],
    ['Figtree', regular],
  ] as const) {
    const missing = [...characters].filter(
      (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    if (missing.length > 0) throw new Error(`${name} lacks ${missing.join(' ')}`);
  }

  const css = `/* Written by scripts/assets/fonts.ts. */
    ${ownFace('Young Serif', '400', 'young-serif.woff2')}
    ${ownFace('Figtree', '400 700', 'figtree.woff2')}
    ${fallbackFace('Young Serif Fallback', '400', timesBold, serif, headingSample)}
    ${fallbackFace('Young Serif Android', '400', notoSerifBold, serif, headingSample)}
    ${fallbackFace('Figtree Fallback', '400 500', arial, regular, textSample)}
    ${fallbackFace('Figtree Fallback', '600 700', arialBold, bold, textSample)}
    :root {
      --serif: 'Young Serif', 'Young Serif Fallback', 'Young Serif Android', serif;
      --sans: 'Figtree', 'Figtree Fallback', sans-serif;
    }`;

  const app = path.join(root, 'app');
  await mkdir(path.join(app, 'fonts'), { recursive: true });
  for (const { file, bytes } of outputs) {
    await writeFile(path.join(app, 'fonts', file), bytes);
    console.log(`app/fonts/${file}: ${bytes.length} bytes`);
  }
  const cssFile = path.join(app, 'fonts.css');
  await writeFile(cssFile, await format(css, { ...(await resolveConfig(cssFile)), filepath: cssFile }));
}

await main();
