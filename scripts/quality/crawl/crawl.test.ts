/** @jest-environment node */
import sharp from 'sharp';
import { services } from '@/content/services';
import { builtSite } from './built-site';
import { crawl } from './crawl';

const url = 'https://contadora.test';

/** A site of four files and what goes with them, on which no rule finds anything. */
let sound: ReadonlyMap<string, string | Buffer>;

beforeAll(async () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#073f30' } })
      .png()
      .toBuffer();
  const picture = await png(1200, 630);
  sound = new Map<string, string | Buffer>([
    ['index.html', page({ path: '/', title: 'Contadora pública independiente', body: home })],
    [
      'declaracion-renta.html',
      page({ path: '/declaracion-renta', title: 'Declaración de Renta 2025 en Colombia', body: faq }),
    ],
    [
      'calendario-tributario.html',
      page({
        path: '/calendario-tributario',
        title: 'Calendario Tributario 2025 - Fechas de Declaración según NIT',
        body: table,
      }),
    ],
    ['404.html', notFound],
    ['compartir/x.png', picture],
    ['style.css', "@font-face { src: url('letra.woff2') }"],
    ['letra.woff2', ''],
    ['favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>'],
    ['apple.png', await png(180, 180)],
    ['icon-192.png', await png(192, 192)],
    ['icon-512.png', await png(512, 512)],
    [
      'sitemap.xml',
      paths.map((path) => `<loc>${addressOf(path)}</loc><lastmod>2026-11-21</lastmod>`).join(''),
    ],
    ['robots.txt', `User-agent: *\nAllow: /\nSitemap: ${url}/sitemap.xml\n`],
    ['llms.txt', `# Contadora\n${paths.map((path) => `[página](${addressOf(path)})`).join('\n')}`],
    [
      '.well-known/security.txt',
      `Contact: mailto:yo@contadora.test\nExpires: 2027-11-01T00:00:00-05:00\nCanonical: ${url}/.well-known/security.txt\n`,
    ],
    [
      'manifest.webmanifest',
      JSON.stringify({
        name: 'Contadora',
        start_url: '/',
        icons: [
          { src: '/icon-192.png', sizes: '192x192' },
          { src: '/icon-512.png', sizes: '512x512' },
          { src: '/icon-512.png', sizes: '512x512', purpose: 'maskable' },
        ],
      }),
    ],
  ]);
});

const paths = ['/', '/declaracion-renta', '/calendario-tributario'];
const addressOf = (path: string) => (path === '/' ? url : `${url}${path}`);

function page({ path, title, body }: { path: string; title: string; body: string }): string {
  const address = addressOf(path);
  const description = `${title}: una descripción que dice de qué trata la página con las palabras que alguien buscaría.`;
  const isHome = path === '/';
  const trail = ['Inicio', title].map((name, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: index === 0 ? url : address,
  }));
  const graph = [
    { '@type': 'WebPage', '@id': address, url: address, name: title, description, about: { '@id': '#yo' } },
    { '@type': 'WebSite', '@id': '#sitio' },
    { '@type': 'AccountingService', '@id': '#yo' },
    ...(isHome
      ? [{ '@type': 'Person' }, ...services.map(({ name }) => ({ '@type': 'Service', name }))]
      : [{ '@type': 'BreadcrumbList', itemListElement: trail }]),
    ...(body === faq
      ? [
          {
            '@type': 'Question',
            name: '¿Cuándo?',
            acceptedAnswer: { '@type': 'Answer', text: 'En agosto.' },
          },
        ]
      : []),
  ];
  const breadcrumbs = `<nav><ol><li><a href="/">Inicio</a></li><li aria-current="page">${title}</li></ol></nav>`;
  return `<!doctype html><html lang="es-CO"><head><title>${title}</title>
    <meta name="description" content="${description}"><meta name="robots" content="index, follow">
    <meta name="viewport" content="width=device-width"><meta name="theme-color" content="#073f30">
    <meta name="format-detection" content="telephone=no"><meta name="application-name" content="Contadora">
    <meta name="keywords" content="renta"><link rel="canonical" href="${address}">
    <link rel="icon" href="/favicon.svg"><link rel="apple-touch-icon" href="/apple.png" sizes="180x180">
    <link rel="manifest" href="/manifest.webmanifest"><link rel="stylesheet" href="/style.css">
    <meta property="og:type" content="website"><meta property="og:site_name" content="Contadora">
    <meta property="og:locale" content="es_CO"><meta property="og:title" content="${title}">
    <meta property="og:description" content="${description}"><meta property="og:url" content="${address}">
    <meta property="og:image" content="${url}/compartir/x.png"><meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630"><meta property="og:image:alt" content="Una imagen">
    <meta name="twitter:card" content="summary_large_image"><meta name="twitter:title" content="${title}">
    <meta name="twitter:description" content="${description}">
    <meta name="twitter:image" content="${url}/compartir/x.png"></head>
    <body>${isHome ? '' : breadcrumbs}<h1>${title}</h1>${body}
    <script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>
    </body></html>`;
}

const home =
  '<h2 id="sobre-mi">Sobre mí</h2><a href="#sobre-mi">Conóceme</a><a href="/declaracion-renta">Declaración de Renta</a><img src="/icon-192.png" alt="" width="40" height="40">';
const faq =
  '<section aria-labelledby="faq"><h2 id="faq">Preguntas</h2><details><summary>¿Cuándo?</summary><p>En agosto.</p></details></section>';
const table = '<table><caption>Fechas</caption><tr><th scope="row">1</th><td>11 de febrero</td></tr></table>';
const notFound =
  '<!doctype html><html lang="es-CO"><head><title>Página no encontrada</title><meta name="robots" content="noindex"></head><body><h1>Página no encontrada</h1></body></html>';

type Change = [file: string, from: string | RegExp, to: string];

/** What is found once one text of one file is another. */
async function findingsAfter(...changes: Change[]): Promise<string[]> {
  const files = new Map([...sound].map(([file, content]) => [file, Buffer.from(content)]));
  for (const [file, from, to] of changes) {
    const before = files.get(file)?.toString() ?? '';
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} has no ${String(from)}`);
    files.set(file, Buffer.from(after));
  }
  const { findings } = await crawl(builtSite(files, url));
  return findings.map(({ where, what }) => `${where}: ${what}`);
}

test('nothing is found on a sound site', async () => {
  expect(await findingsAfter()).toEqual([]);
});

const faults: [fault: string, change: Change, found: RegExp][] = [
  ['a title too short', ['index.html', /<title>.*?<\/title>/, '<title>Inicio</title>'], /título tiene 6/],
  ['no description', ['index.html', /<meta name="description".*?>/, ''], /«description» con valor; tiene 0/],
  ['two titles', ['index.html', '</title>', '</title><title>Otra</title>'], /un <title>; tiene 2/],
  [
    'another canonical',
    ['index.html', /canonical" href=".*?"/, 'canonical" href="https://otra.test/"'],
    /can/,
  ],
  [
    'one address written two ways',
    ['sitemap.xml', `${url}<`, `${url}/<`],
    /no nombra https:\/\/contadora\.test una vez/,
  ],
  ['noindex when published', ['index.html', 'index, follow', 'noindex'], /no lleva noindex/],
  ['no noindex on the 404', ['404.html', 'noindex', 'index'], /debe llevar un noindex/],
  ['a preview of another title', ['index.html', /og:title" content="/, 'og:title" content="X'], /og:title/],
  ['no card', ['index.html', 'summary_large_image', 'summary'], /twitter:card/],
  ['no picture', ['index.html', /compartir\/x\.png/g, 'compartir/y.png'], /compartir no existe/],
  ['a picture of another size', ['index.html', '"1200"', '"1000"'], /dice 1000×630/],
  ['a wrong language', ['index.html', 'es-CO', 'en'], /lang debe ser es-CO/],
  ['two first headings', ['index.html', /h2/g, 'h1'], /un <h1>; tiene 2/],
  ['a heading skipped', ['index.html', /h2/g, 'h4'], /de h1 a h4/],
  [
    'a table without caption',
    ['calendario-tributario.html', '<caption>Fechas</caption>', ''],
    /título \(<cap/,
  ],
  ['a header cell without scope', ['calendario-tributario.html', ' scope="row"', ''], /1 <th> sin scope/],
  ['a vague link', ['index.html', 'Conóceme', 'Haz clic aquí'], /no dice a dónde lleva/],
  ['one name for two places', ['index.html', 'Conóceme', 'Declaración de Renta'], /lleva a dos sitios/],
  ['a dead link', ['index.html', '"/declaracion-renta"', '"/renta"'], /«\/renta» no existe/],
  ['a dead place in a page', ['index.html', '"#sobre-mi"', '"#acerca"'], /un lugar que no está/],
  ['a slash at the end', ['index.html', '"/declaracion-renta"', '"/declaracion-renta/"'], /barra/],
  ['an unsafe link out', ['index.html', '"/declaracion-renta"', '"http://dian.gov.co"'], /sin https/],
  ['a stretched picture', ['index.html', 'height="40"', 'height="80"'], /mide 192×192 y dice 40×80/],
  ['a missing font', ['style.css', 'letra', 'otra'], /style\.css: «otra\.woff2» no existe/],
  ['an icon of another size', ['index.html', '180x180', '200x200'], /falta el icono de 180x180/],
  ['a word that went missing', ['index.html', 'Sobre mí', 'Sobre undefined'], /muestra «undefined»/],
  ['a token left in', ['index.html', 'Sobre mí', 'Sobre {year}'], /muestra «\{year\}»/],
  ['JSON-LD that does not parse', ['index.html', '{"@context"', '{@context'], /no se puede leer/],
  [
    'a reference to nothing',
    ['index.html', '"about":{"@id":"#yo"', '"about":{"@id":"#ella"'],
    /el @id #ella/,
  ],
  ['a price', ['index.html', '{"@type":"Person"', '{"price":1,"@type":"Person"'], /«price» no está/],
  ['a service less', ['index.html', /\{"@type":"Service"[^}]*\},/, ''], /ofrece «.*content\/services/],
  ['another answer', ['declaracion-renta.html', 'agosto.</p>', 'mayo.</p>'], /no se leen así/],
  [
    'a question more',
    ['declaracion-renta.html', '<details>', '<details><summary>¿Y?</summary></details><details>'],
    /muestra 2/,
  ],
  [
    'another trail',
    ['declaracion-renta.html', '<li><a href="/">Inicio', '<li><a href="/">Casa'],
    /se ve «Casa/,
  ],
  ['a page not in the sitemap', ['sitemap.xml', '/declaracion-renta', '/otra'], /no nombra .*renta una vez/],
  [
    'a slash more in the sitemap',
    ['sitemap.xml', '.test<', '.test/<'],
    /no nombra https:\/\/contadora.test una/,
  ],
  ['a slash more in llms.txt', ['llms.txt', '.test)', '.test/)'], /no enlaza https:\/\/contadora.test$/],
  [
    'a slash more in the canonical',
    ['index.html', 'canonical" href="https://contadora.test', '$&/'],
    /canónica/,
  ],
  [
    'a slash more in og:url',
    ['index.html', 'og:url" content="https://contadora.test', '$&/'],
    /«og:url» debe/,
  ],
  ['a slash more in JSON-LD', ['index.html', '"url":"https://contadora.test', '$&/'], /no da su dirección/],
  [
    'a dead link without script',
    ['index.html', '</h1>', '$&<noscript><a href="/x">Otra</a></noscript>'],
    /«\/x» no/,
  ],
  ['a closed door', ['robots.txt', 'Allow: /', 'Disallow: /'], /cierra el paso/],
  ['a date that is none', ['sitemap.xml', '2026-11-21', 'hoy'], /la fecha de su último cambio/],
  ['a page not in llms.txt', ['llms.txt', '/declaracion-renta', ''], /no enlaza/],
  ['no end to security.txt', ['.well-known/security.txt', 'Expires', 'Until'], /hasta cuándo/],
  [
    'a host that is none',
    ['llms.txt', '# Contadora', '# http://localhost'],
    /http:\/\/localhost, que no existe/,
  ],
];

test.each(faults)('%s is found', async (_fault, change, found) => {
  expect(await findingsAfter(change)).toContainEqual(expect.stringMatching(found));
});

test('two pages described alike are found', async () => {
  const description = /content="Calendario[^"]*buscaría\."/g;
  const other =
    'content="Contadora pública independiente: una descripción que dice de qué trata la página con las palabras que alguien buscaría."';
  expect(await findingsAfter(['calendario-tributario.html', description, other])).toContainEqual(
    expect.stringMatching(/repite el título o la descripción de/),
  );
});

test('a rehearsal must say that it is one', async () => {
  const files = new Map([...sound].map(([file, content]) => [file, Buffer.from(content)]));
  const { findings } = await crawl(builtSite(files));
  expect(findings).toContainEqual({ where: '/', what: 'un ensayo debe llevar noindex' });
});
