import css from '@eslint/css';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import regexp from 'eslint-plugin-regexp';

/** Folders of the site: imports run one way, app → page-scripts → components → lib → content. */
const layers = ['content', 'lib', 'components', 'page-scripts', 'app'];
const features = ['home', 'income-tax', 'calendar', 'contact', 'layout', 'modal', 'offer', 'share'].map(
  (name) => `components/${name}`,
);
/** Parts of the income tax page that don't know one another. */
const rooms = ['check', 'late', 'prepare'].map((name) => `components/income-tax/${name}`);
const areas = ['lib/lead', 'lib/seo', 'lib/calendar-files'];
/** @type {(folders: string[], ...left: string[]) => string[]} */
const without = (folders, ...left) => folders.filter((folder) => !left.includes(folder));

/**
 * Each entry forbids a folder's files to import from other folders, but for the named exceptions in those.
 * @type {[target: string, from: string[], except?: string[]][]}
 */
const directions = [
  ...layers.map((layer, index) => /** @type {[string, string[]]} */ ([layer, layers.slice(index + 1)])),
  ['{content,lib,components,page-scripts,app}/**', ['{api,scripts}/**']],
  ['app', ['page-scripts'], ['on-load/DevScripts.tsx']],
  ['page-scripts/early', ['page-scripts/on-load']],
  ['page-scripts/{case,shared}/**', ['page-scripts/early', 'page-scripts/on-load']],
  ['api', ['app', 'components', 'page-scripts', 'scripts']],
  ['editor', ['api', 'app', 'components', 'page-scripts']],
  ['scripts', ['app']],
  ['components/{dom,ui}/**', ['content', 'components/case', 'components/tax-year', ...features]],
  ['components/tax-year', ['components/case', ...features]],
  ['components/case', features],
  // The modal composes the contact form, and any feature may open the modal.
  ['components/modal', without(features, 'components/modal', 'components/contact')],
  ...without(features, 'components/modal').map(
    (feature) =>
      /** @type {[string, string[], string[]]} */ ([feature, without(features, feature), ['trigger.ts']]),
  ),
  ...rooms.map((room) => /** @type {[string, string[]]} */ ([room, without(rooms, room)])),
  ['components/income-tax/shared', rooms],
  // lib/tax is pure: it knows nothing of the site but the types of a season and the names of the norms.
  ['lib/tax', ['lib'], ['tax', 'clean-text.ts']],
  ['lib/tax', ['content'], ['tax-calendar/types.ts', 'norms.ts']],
  ['lib/{words,owner-data}/**', areas],
  // Structured data names the files of the calendar's dates.
  ['lib/seo', ['lib/lead']],
  ['lib/lead', without(areas, 'lib/lead')],
  ['lib/calendar-files', without(areas, 'lib/calendar-files')],
];
const zones = directions.flatMap(([target, from, except]) =>
  from.map((folder) => ({ target, from: folder, except })),
);

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
  // React Compiler's rules share one analysis, which `react-hooks/refs` needs anyway: without the others, lint takes as long
  // (28 November 2026: 33 s of CPU for app, components and page-scripts, 31 s with them).
  ...coreWebVitals,
  ...typescript,
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    rules: {
      eqeqeq: ['error', 'smart'],
      'import/no-restricted-paths': ['error', { zones }],
      'no-duplicate-imports': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TemplateLiteral > :matches(TemplateLiteral, Literal)',
          message: 'Write a text that stands in a template as a part of it.',
        },
        {
          selector: 'ObjectExpression > SpreadElement > ObjectExpression',
          message: 'Write each key on a line of the object around it.',
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
  { files: ['{components,page-scripts}/**/*.{ts,tsx}'], rules: { 'import/no-cycle': 'error' } },
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
      'import/no-restricted-paths': 'off',
      'no-restricted-properties': ['error', { property: 'only' }],
      'no-restricted-globals': ['error', 'fit', 'fdescribe'],
    },
  },
];

export default config;
