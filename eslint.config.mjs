import css from '@eslint/css';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import regexp from 'eslint-plugin-regexp';

const areas = ['lib/lead', 'lib/seo', 'lib/calendar-files'];
const features = ['home', 'income-tax', 'calendar', 'contact', 'layout', 'modal', 'offer', 'share'].map(
  (name) => `components/${name}`,
);
const machines = ['api', 'app', 'page-scripts', 'scripts'];

/** @typedef {[folder: string, forbidden: string[], message: string, except?: string]} Direction */

/**
 * Folders that each folder must not import. Imports run one way, app → components → lib → content; a level may be skipped
 * downward, never climbed.
 * @type {Direction[]}
 */
const directions = [
  ['content', [...machines, 'components', 'lib'], 'content/ imports nothing but content/.'],
  ['lib', [...machines, 'components'], 'lib/ imports only lib/ and content/.'],
  [
    'page-scripts/early',
    ['api', 'app', 'page-scripts/on-load', 'scripts'],
    'page-scripts/early/ is inlined in every page: it imports no page, no script and nothing that can load later.',
  ],
  [
    'page-scripts/on-load',
    ['api', 'app', 'scripts'],
    'page-scripts/on-load/ is what a page runs after its first paint: it imports no page and no script.',
  ],
  [
    'api',
    ['app', 'components', 'page-scripts', 'scripts'],
    'api/ runs without the site: it imports lib/ and content/.',
  ],
  [
    'editor',
    ['api', 'app', 'components', 'page-scripts'],
    'editor/ builds its forms from the schema in content/, without the site or the API.',
  ],
  [
    'app',
    ['api', 'page-scripts/early', 'page-scripts/on-load'],
    'The site calls api/ over HTTP and imports nothing of it; no page imports page-scripts/.',
    'page-scripts/on-load/DevScripts',
  ],
  ['scripts', ['app'], 'scripts/ read the built export, not the routes.'],
  [
    'components/tax-year',
    [...machines, 'components/case', ...features],
    'components/tax-year/ is used by features and page-scripts/, and imports none of them.',
  ],
  [
    'components/case',
    [...machines, ...features],
    'components/case/ is used by features and page-scripts/, and imports none of them.',
  ],
  [
    'components/{dom,ui}',
    [...machines, 'content', 'components/case', 'components/tax-year', ...features],
    'components/ui/ works from props and components/dom/ from the DOM; neither imports content or a feature.',
  ],
];

for (const area of ['lib/words', ...areas]) {
  // Structured data names the files of the calendar's dates.
  const allowed = area === 'lib/seo' ? [area, 'lib/calendar-files'] : [area];
  const forbidden = areas.filter((other) => !allowed.includes(other));
  const message =
    'The folders of lib/ import only lib/words/, lib/tax/ and content/; lib/seo/ also lib/calendar-files/.';
  directions.push([area, [...machines, 'components', ...forbidden], message]);
}

for (const feature of features) {
  const others = features.filter((other) => other !== feature);
  // The modal composes the contact form; no other feature imports another.
  const forbidden =
    feature === 'components/modal' ? others.filter((other) => other !== 'components/contact') : others;
  const message = 'Features do not import each other; compose them in app/.';
  // Any feature may import the attributes of a link that opens the modal.
  directions.push([feature, [...machines, ...forbidden], message, 'components/modal/trigger']);
}

/** Patterns that match the folder's alias and relative paths. @param {string} folder */
const pathsTo = (folder) => [
  `@/${folder}/**`,
  `../**/${folder}/**`,
  `../${folder.replace('components/', '')}/**`,
];

/** Widths at which the layout changes; app/globals.css says what each is for. */
const breakpoints = ['17rem', '44rem', '48em', '58rem', '83.5em'];
const isBreakpoint = breakpoints.map((width) => {
  const [, number, unit] = /^([\d.]+)(\w+)$/.exec(width) ?? [];
  return `[value="${number}"][unit=${unit}]`;
});

/** The custom properties of app/globals.css for font sizes; a size may be limited further, as `min(var(--body), 7.5vw)`. */
const fontSizes = /^--(label|small|note|body|lead|step-[123]|banner|number)$/;
const isFontSize = `:has(Identifier[name=${fontSizes}], Identifier[name=inherit], Percentage, Dimension[unit=pt])`;

const config = [
  {
    ignores: ['{.next,.run,.wrangler,editor/dist,out,screens,test-results}/**', 'next-env.d.ts'],
  },
  ...coreWebVitals,
  ...typescript,
  ...directions.map(([folder, forbidden, message, except]) => {
    const group = [...forbidden.flatMap(pathsTo), ...(except ? [`!@/${except}`] : [])];
    const restricted = ['error', { patterns: [{ group, message }] }];
    return { files: [`${folder}/**`], rules: { 'no-restricted-imports': restricted } };
  }),
  {
    files: ['lib/tax/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\.\\./|^@/(?!content/tax-calendar/types$|lib/clean-text$)',
              message: 'lib/tax/ is pure: it imports only lib/clean-text and the types of a season.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-duplicate-imports': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TemplateLiteral > :matches(TemplateLiteral, Literal)',
          message: 'Write a text that stands in a template as a part of it.',
        },
      ],
      'no-console': ['error', { allow: ['error'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Images are prepared at their display size; next/image would add script and inline styles.
      '@next/next/no-img-element': 'off',
      // Links are plain: the browser follows them and prerenders likely ones.
      '@next/next/no-html-link-for-pages': 'off',
    },
  },
  {
    // A stranger's text must not stop the server: no pattern may take much longer for one text than for another.
    files: ['{api,lib/lead,scripts/owner}/**', 'lib/clean-text.ts'],
    ignores: ['**/*.test.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  { files: ['api/**', 'editor/**', 'scripts/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.css'],
    ignores: ['editor/**'],
    plugins: { css },
    language: 'css/css',
    // The parser doesn't know every nested rule.
    languageOptions: { tolerant: true },
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `Atrule[name=/^(media|container)$/] > AtrulePrelude Dimension:not(:matches(${isBreakpoint.join()}))`,
          message: 'Ask for one of the five widths of app/globals.css.',
        },
        {
          selector: `Declaration[property=/^font(-size)?$/]:not(${isFontSize})`,
          message: 'Set a font size by one of the ten custom properties of app/globals.css.',
        },
        { selector: 'Feature[name=/^(min|max)-/]', message: 'Write a range, as (width >= 56em).' },
      ],
    },
  },
  {
    // A forgotten `.only` would skip every other test silently.
    files: ['**/*.test.{ts,tsx}', 'e2e/**'],
    rules: {
      'no-restricted-properties': ['error', { property: 'only' }],
      'no-restricted-globals': ['error', 'fit', 'fdescribe'],
    },
  },
];

export default config;
