import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

/**
 * Imports run one way: app → components → lib → content. Each block lists what one folder must not import; a
 * level may be skipped downward, never climbed.
 * @param {string[]} files
 * @param {string[]} forbidden folders under the project root
 * @param {string} message
 * @param {string[]} except
 */
function mayNotImport(files, forbidden, message, except = []) {
  // Matches the alias and relative paths.
  const group = forbidden.flatMap((folder) => [
    `@/${folder}/**`,
    `../**/${folder}/**`,
    `../${folder.replace('components/', '')}/**`,
  ]);
  group.push(...except.map((path) => `!@/${path}`));
  return { files, rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] } };
}

const features = ['home', 'income-tax', 'calendar', 'contact', 'layout', 'modal', 'offer', 'share'];

const config = [
  {
    ignores: [
      '.next/**',
      '.run/**',
      '.wireit/**',
      '.wrangler/**',
      'editor/dist/**',
      'out/**',
      'reports/**',
      'screens/**',
      'test-results/**',
      'next-env.d.ts',
    ],
  },
  ...coreWebVitals,
  ...typescript,
  mayNotImport(
    ['content/**'],
    ['api', 'app', 'components', 'early', 'on-load', 'lib', 'scripts'],
    'content/ imports nothing but content/.',
  ),
  mayNotImport(
    ['lib/**'],
    ['api', 'app', 'components', 'early', 'on-load', 'scripts'],
    'lib/ imports only lib/ and content/.',
  ),
  {
    files: ['lib/tax/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\.\\./|^@/(?!content/seasons/types$)',
              message: 'lib/tax/ is pure: of content/ it knows the types of a season.',
            },
          ],
        },
      ],
    },
  },
  mayNotImport(
    ['lib/words/**'],
    ['api', 'app', 'components', 'early', 'on-load', 'lib/lead', 'lib/found', 'scripts'],
    'lib/words/ imports only lib/tax/ and content/.',
  ),
  mayNotImport(
    ['lib/lead/**'],
    ['api', 'app', 'components', 'early', 'on-load', 'lib/found', 'scripts'],
    'lib/lead/ imports only lib/words/, lib/tax/ and content/.',
  ),
  mayNotImport(
    ['lib/found/**'],
    ['api', 'app', 'components', 'early', 'on-load', 'lib/lead', 'scripts'],
    'lib/found/ imports only lib/words/, lib/tax/ and content/.',
  ),
  mayNotImport(
    ['early/**'],
    ['api', 'app', 'on-load', 'scripts'],
    'early/ is inline in each page: neither a page nor a tool, nor what can wait.',
  ),
  mayNotImport(
    ['on-load/**'],
    ['api', 'app', 'scripts'],
    'on-load/ runs before the framework: neither a page nor a tool.',
  ),
  mayNotImport(
    ['api/**'],
    ['app', 'components', 'early', 'on-load', 'scripts'],
    'api/ runs without the site: it imports lib/ and content/.',
  ),
  mayNotImport(
    ['editor/**'],
    ['api', 'app', 'components', 'early', 'on-load'],
    'editor/ is made of the schema of content/.',
  ),
  mayNotImport(
    ['app/**'],
    ['api', 'early', 'on-load'],
    'The site runs without api/, which it calls; no page imports early/ or on-load/.',
  ),
  mayNotImport(['scripts/**'], ['app'], 'scripts/ read what is built, never the routes.'),
  mayNotImport(
    ['components/{dom,ui}/**'],
    [
      'api',
      'app',
      'content',
      'early',
      'on-load',
      'scripts',
      ...features.map((feature) => `components/${feature}`),
    ],
    'components/ui/ takes props only, components/dom/ knows the page only: neither content nor a feature.',
  ),
  ...features.map((feature) => {
    // The modal composes the contact form; no other feature imports one.
    const others = features.filter(
      (other) => other !== feature && !(feature === 'modal' && other === 'contact'),
    );
    return mayNotImport(
      [`components/${feature}/**`],
      ['api', 'app', 'early', 'on-load', 'scripts', ...others.map((other) => `components/${other}`)],
      'Features do not import each other; compose them in app/.',
      // Attributes of a link that opens the modal.
      ['components/modal/trigger'],
    );
  }),
  {
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-console': ['error', { allow: ['error'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Images are prepared at their display size; next/image would add script and inline styles.
      '@next/next/no-img-element': 'off',
      // Links are plain: the browser follows them and prerenders likely ones.
      '@next/next/no-html-link-for-pages': 'off',
    },
  },
  { files: ['api/**', 'editor/**', 'scripts/**', 'e2e/**'], rules: { 'no-console': 'off' } },
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
