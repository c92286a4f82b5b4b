/** A file in a zip archive. */
export type ZipPart = {
  readonly name: string;
  readonly isEncrypted: boolean;
  /** Bytes once unpacked, as the archive says. */
  readonly size: number;
  /** Unpacks the file. Rejects if it is damaged, or longer than its size. */
  readonly text: () => Promise<string>;
};

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
    const [checksum, packed, size, local] = [long(at + 16), long(at + 20), long(at + 24), long(at + 42)];
    parts.push({
      name: new TextDecoder().decode(bytes.slice(at + 46, nameEnd)),
      isEncrypted: short(at + 8) % 2 === 1,
      size,
      text: () => {
        const begin = local + 30 + short(local + 26) + short(local + 28);
        return unpack(bytes.slice(begin, begin + packed), checksum, size);
      },
    });
    at = nameEnd + short(at + 30) + short(at + 32);
  }
  return parts;
}

/** Unpacks data as a gzip file, because browsers check a gzip's checksum and size. */
function unpack(packed: ArrayBuffer, checksum: number, size: number): Promise<string> {
  const head = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);
  const foot = new DataView(new ArrayBuffer(8));
  foot.setUint32(0, checksum, true);
  foot.setUint32(4, size, true);
  let left = size;
  // Five megabytes may become a thousand times as many.
  const limit = new TransformStream<Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) controller.error(new RangeError('more bytes than the archive says'));
      else controller.enqueue(chunk);
    },
  });
  const gzip = new Blob([head, packed, foot]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(gzip.pipeThrough(limit)).text();
}
