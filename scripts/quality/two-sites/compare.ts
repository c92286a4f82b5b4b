import type { BuiltSite } from '../crawl/built-site';

/**
 * The files in which two builds of the same sources say something else, their hosts apart. The hosts must be
 * equally long: React writes the length of a long text before it.
 */
export function differences(a: BuiltSite, b: BuiltSite): string[] {
  const [one, other] = [withoutHost(a), withoutHost(b)];
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name)).sort();
}

/** Every file by name and content; the build's own name and the hashes, which follow from the host, go too. */
function withoutHost({ url, files }: BuiltSite): ReadonlyMap<string, string> {
  const { host } = new URL(url);
  const buildNames = [...files.keys()].flatMap(
    (file) => /^_next\/static\/([^/]+)\/_buildManifest\.js$/.exec(file)?.[1] ?? [],
  );
  const plain = (text: string) =>
    [host, ...buildNames]
      .reduce((rest, part) => rest.replaceAll(part, ''), text)
      .replace(/(?<![\da-f])[\da-f]{6,20}(?![\da-f])/g, 'hash')
      .replace(/sha256-[\w+/]+=*/g, 'hash');

  const contents = new Map<string, string[]>();
  for (const [file, content] of files) {
    const name = plain(file);
    // A calendar file folds its lines, in the middle of a host too.
    const text = plain(content.toString('latin1').replaceAll('\r\n ', ''));
    // The minifier names variables by the letters that a script uses least, those of hashes among them.
    const said = file.endsWith('.js') ? text.replace(/\b[a-z]\b/gi, 'x') : text;
    contents.set(name, [...(contents.get(name) ?? []), said]);
  }
  // Files whose whole name is a hash are now namesakes.
  return new Map([...contents].map(([name, namesakes]) => [name, namesakes.sort().join('\n')]));
}
