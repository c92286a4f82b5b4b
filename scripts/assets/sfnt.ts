/** The little of an OpenType file that fallback metrics need: vertical metrics and the advance of each character. */
export interface FontMetrics {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  /** Advance width in font units; 0 when the font lacks the character. */
  advance: (character: string) => number;
  has: (character: string) => boolean;
}

/** Reads an uncompressed TrueType/OpenType file. Throws when a needed table is missing. */
export function readMetrics(font: Buffer): FontMetrics {
  const table = tablesOf(font);
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const longMetrics = font.readUInt16BE(hhea + 34);
  const glyphs = characterMap(font, table('cmap'));
  return {
    unitsPerEm: font.readUInt16BE(table('head') + 18),
    ascent: font.readInt16BE(hhea + 4),
    descent: font.readInt16BE(hhea + 6),
    has: (character) => glyphs.has(character.codePointAt(0) ?? 0),
    advance: (character) => {
      const glyph = glyphs.get(character.codePointAt(0) ?? 0);
      return glyph === undefined ? 0 : font.readUInt16BE(hmtx + 4 * Math.min(glyph, longMetrics - 1));
    },
  };
}

/** Where each table of the file begins; throws for one it lacks. */
function tablesOf(font: Buffer): (tag: string) => number {
  const tables = new Map<string, number>();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const record = 12 + 16 * i;
    tables.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8));
  }
  return (tag) => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no ${tag} table`);
    return offset;
  };
}

/** Code point → glyph, from the font's Unicode subtable in format 4, the one every text font carries. */
function characterMap(font: Buffer, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const subtable = cmap + font.readUInt32BE(cmap + 8 + 8 * i);
    if (font.readUInt16BE(subtable) !== 4) continue;
    const doubled = font.readUInt16BE(subtable + 6);
    const ends = subtable + 14;
    for (let segment = 0; segment < doubled; segment += 2) {
      const start = font.readUInt16BE(ends + doubled + 2 + segment);
      const delta = font.readUInt16BE(ends + 2 * doubled + 2 + segment);
      const rangeAt = ends + 3 * doubled + 2 + segment;
      const range = font.readUInt16BE(rangeAt);
      for (let code = start; code <= font.readUInt16BE(ends + segment) && code !== 0xffff; code++) {
        const raw = range === 0 ? code : font.readUInt16BE(rangeAt + range + 2 * (code - start));
        const glyph = range !== 0 && raw === 0 ? 0 : (raw + delta) % 0x10000;
        if (glyph !== 0) glyphs.set(code, glyph);
      }
    }
    return glyphs;
  }
  throw new Error('The font has no Unicode cmap in format 4');
}
