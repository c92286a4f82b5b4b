import { characterMap, tablesOf } from './sfnt';

/**
 * A font whose figures are the lining ones at once, for a renderer that knows no font features: each
 * figure's outline and width change places with those its `lnum` feature would put there.
 * @param font an uncompressed TrueType file that has kept the feature
 */
export function withLiningFigures(font: Buffer): Buffer {
  const table = tablesOf(font);
  const substitutes = singleSubstitutes(font, table('GSUB'), 'lnum');
  const glyphs = characterMap(font, table('cmap'));
  const taken = new Map<number, number>();
  for (const figure of '0123456789') {
    const plain = glyphs.get(figure.charCodeAt(0));
    const lining = plain === undefined ? undefined : substitutes.get(plain);
    if (plain === undefined || lining === undefined) throw new Error(`The font has no lining ${figure}`);
    taken.set(plain, lining).set(lining, plain);
  }

  const changed = Buffer.from(font);
  const hmtx = table('hmtx');
  const outlines = outlinesOf(font, table);
  for (const [glyph, other] of taken)
    font.copy(changed, hmtx + 4 * glyph, hmtx + 4 * other, hmtx + 4 * other + 4);
  let end = table('glyf');
  outlines.forEach((_, glyph) => {
    const outline = outlines[taken.get(glyph) ?? glyph] ?? Buffer.alloc(0);
    outline.copy(changed, end);
    end += outline.length;
    writeOffset(changed, table, glyph + 1, end - table('glyf'));
  });
  return changed;
}

const hasLongOffsets = (font: Buffer, table: (tag: string) => number) =>
  font.readUInt16BE(table('head') + 50) === 1;

/** The outlines in the order of their glyphs. */
function outlinesOf(font: Buffer, table: (tag: string) => number): Buffer[] {
  const [loca, glyf] = [table('loca'), table('glyf')];
  const offset = (glyph: number) =>
    hasLongOffsets(font, table)
      ? font.readUInt32BE(loca + 4 * glyph)
      : 2 * font.readUInt16BE(loca + 2 * glyph);
  const count = font.readUInt16BE(table('maxp') + 4);
  return Array.from({ length: count }, (_, glyph) =>
    font.subarray(glyf + offset(glyph), glyf + offset(glyph + 1)),
  );
}

function writeOffset(font: Buffer, table: (tag: string) => number, glyph: number, offset: number): void {
  if (hasLongOffsets(font, table)) font.writeUInt32BE(offset, table('loca') + 4 * glyph);
  else font.writeUInt16BE(offset / 2, table('loca') + 2 * glyph);
}

/** Glyph → glyph, of a feature that puts one in the place of one. */
function singleSubstitutes(font: Buffer, gsub: number, feature: string): Map<number, number> {
  const u16 = (at: number) => font.readUInt16BE(at);
  const features = gsub + u16(gsub + 6);
  const lookups = gsub + u16(gsub + 8);
  const found = new Map<number, number>();
  for (let i = 0; i < u16(features); i++) {
    const record = features + 2 + 6 * i;
    if (font.toString('latin1', record, record + 4) !== feature) continue;
    const own = features + u16(record + 4);
    for (let j = 0; j < u16(own + 2); j++) {
      const lookup = lookups + u16(lookups + 2 + 2 * u16(own + 4 + 2 * j));
      for (let k = 0; k < u16(lookup + 4); k++) {
        let subtable = lookup + u16(lookup + 6 + 2 * k);
        // An extension points on to where its subtable is.
        if (u16(lookup) === 7) subtable += font.readUInt32BE(subtable + 4);
        coverage(u16, subtable + u16(subtable + 2)).forEach((glyph, index) => {
          const isDelta = u16(subtable) === 1;
          found.set(glyph, isDelta ? (glyph + u16(subtable + 4)) % 0x10000 : u16(subtable + 6 + 2 * index));
        });
      }
    }
  }
  return found;
}

/** The glyphs a subtable speaks of, in its order. */
function coverage(u16: (at: number) => number, at: number): number[] {
  if (u16(at) === 1) return Array.from({ length: u16(at + 2) }, (_, i) => u16(at + 4 + 2 * i));
  return Array.from({ length: u16(at + 2) }, (_, i) => at + 4 + 6 * i).flatMap((range) =>
    Array.from({ length: u16(range + 2) - u16(range) + 1 }, (_, i) => u16(range) + i),
  );
}
