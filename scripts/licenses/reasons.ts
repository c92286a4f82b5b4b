/** Why each package the project asks for is here; a package without a reason fails `npm run licenses`. */
export const reasons: Readonly<Record<string, string>> = {
  // What visitors are sent, or what makes it.
  'colombian-holidays': 'Colombian holidays, for the working-day rule (the two newest are added in lib/)',
  formik: 'state of the contact form; arrives with it',
  'framer-motion': 'the modal’s entrance and exit; arrives with it',
  next: 'pages, metadata, static export',
  react: 'components',
  'react-dom': 'components in the browser',
  'react-icons': 'icons, drawn into the HTML at build',
  sweetalert2: 'the form’s dialogs; arrives when one is shown',
  yup: 'rules of the contact form; arrives with it',

  // Typefaces, which are cut down and served with the site.
  '@fontsource-variable/figtree': 'typeface of the text',
  '@fontsource/young-serif': 'typeface of the headings',

  // Building and serving.
  '@next/env': 'reads the addresses of .env files as Next does',
  compression: 'preview server: compression',
  esbuild: 'compiles the early script of the pages',
  mrmime: 'preview server: content types',
  parse5: 'reading the exported HTML',
  postcss: 'picks each page’s rules out of the style sheets',
  'schema-dts': 'types of the structured data',
  sharp: 'pictures and icons',
  sirv: 'preview server: files',
  'subset-font': 'cuts the typefaces down to Spanish',
  tsx: 'runs the scripts',
  typescript: 'types',
  '@types/compression': 'types of compression',
  '@types/node': 'types of Node',
  '@types/react': 'types of React',
  '@types/react-dom': 'types of React',

  // Checking.
  '@axe-core/playwright': 'accessibility of the pages',
  '@playwright/test': 'journeys in a browser',
  playwright: 'the browser of those journeys and of the scripts',
  '@testing-library/dom': 'tests of components',
  '@testing-library/jest-dom': 'tests of components',
  '@testing-library/react': 'tests of components',
  '@testing-library/user-event': 'tests of components',
  '@types/jest': 'types of jest',
  eslint: 'linter',
  'eslint-config-next': 'its rules for Next and React',
  'html-validate': 'the exported HTML against the standard',
  'ical.js': 'reads the reminders back, in tests',
  jest: 'unit tests',
  'jest-environment-jsdom': 'a document for them',
  prettier: 'format',
};
