/** A file in a zip archive. */
export type ZipPart = {
  readonly name: string;
  readonly isEncrypted: boolean;
  /** Bytes once unpacked, as the archive says. */
  readonly size: number;
  /** The text between tags, each piece without the `<` before it, as it is unpacked. */
  readonly pieces: () => AsyncGenerator<readonly string[]>;
};

/** Bytes that are unpacked in one go: they may become a thousand times as many, and block the page meanwhile. */
const SLICE = 8_192;
/** Characters between two `<`: more than any cell of a spreadsheet holds. */
const LONGEST = 100_000;
/** Bytes of a stored block of the deflate format. */
const BLOCK = 65_535;

/**
 * The files in a zip archive, by its central directory.
 * @throws RangeError if the archive is damaged
 */
export function zipParts(bytes: ArrayBuffer): ZipPart[] {
  const view = new DataView(bytes);
  const short = (at: number) => view.getUint16(at, true);
  const long = (at: number) => view.getUint32(at, true);
  let end = view.byteLength - 22;
  while (view.getUint32(end) !== 0x504b_0506) end -= 1;

  const parts: ZipPart[] = [];
  let at = long(end + 16);
  while (view.getUint32(at) === 0x504b_0102) {
    const nameEnd = at + 46 + short(at + 28);
    const [method, checksum, packed] = [short(at + 10), long(at + 16), long(at + 20)];
    const [size, local] = [long(at + 24), long(at + 42)];
    parts.push({
      name: new TextDecoder().decode(bytes.slice(at + 46, nameEnd)),
      isEncrypted: short(at + 8) % 2 === 1,
      size,
      pieces: () => {
        const begin = local + 30 + short(local + 26) + short(local + 28);
        const data = bytes.slice(begin, begin + packed);
        return piecesOf(asGzip(data, method === 0, checksum, size), size);
      },
    });
    at = nameEnd + short(at + 30) + short(at + 32);
  }
  return parts;
}

/** Packed data as a gzip file, because browsers check a gzip's checksum and size. */
function asGzip(data: ArrayBuffer, isStored: boolean, checksum: number, size: number): Blob {
  const head = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);
  const foot = new DataView(new ArrayBuffer(8));
  foot.setUint32(0, checksum, true);
  foot.setUint32(4, size, true);
  return new Blob([head, ...(isStored ? storedBlocks(data) : [data]), foot]);
}

function storedBlocks(data: ArrayBuffer): BlobPart[] {
  const count = Math.max(1, Math.ceil(data.byteLength / BLOCK));
  return Array.from({ length: count }, (_, index) => {
    const block = data.slice(index * BLOCK, (index + 1) * BLOCK);
    const { byteLength: length } = block;
    const isLast = Number(index === count - 1);
    return new Blob([Uint8Array.of(isLast, length, length >> 8, ~length, ~length >> 8), block]);
  });
}

/** @throws if the data is damaged, or longer than its size */
async function* piecesOf(gzip: Blob, size: number): AsyncGenerator<readonly string[]> {
  let sent = 0;
  const slices = new ReadableStream<BufferSource>({
    // Reading a slice leaves the page time to answer.
    async pull(controller) {
      controller.enqueue(new Uint8Array(await gzip.slice(sent, sent + SLICE).arrayBuffer()));
      sent += SLICE;
      if (sent >= gzip.size) controller.close();
    },
  });
  const reader = slices
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let rest = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    length += value.length;
    const pieces = (rest + value).split('<');
    rest = pieces.pop() ?? '';
    if (length > size || rest.length > LONGEST) {
      await reader.cancel();
      throw new RangeError('more text than the archive says');
    }
    yield pieces;
  }
}
