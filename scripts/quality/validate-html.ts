import { HtmlValidate, StaticConfigLoader, formatterFactory, type ConfigData } from 'html-validate';
import { join } from 'node:path';
import { filesIn } from '../lib/files';
import { HelpfulError, main } from '../lib/main.mjs';

const config: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML: `<br/>`, `async=""`, `srcSet`. Valid, and not ours to choose.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // React names its bootstrap script `_R_`.
    'valid-id': ['error', { relaxed: true }],
    // A link that script turns into a button (it opens the modal) is still a link without script.
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // A group of checkboxes shares its name: the chosen ones are sent under it.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // Phones have the non-breaking space itself (lib/telephone.ts), where the rule wants its entity.
    'tel-non-breaking': 'off',
    // A list may be named, and a screen reader then says which list it is in.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
};

/** `npm test -- html`: every exported page is HTML as the standard has it, or the command fails. */
await main(async () => {
  const folder = process.argv[2] ?? 'out';
  const pages = filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(folder, file));
  if (pages.length === 0) throw new HelpfulError(`No hay páginas en «${folder}»: primero «npm run build».`);

  const report = await new HtmlValidate(new StaticConfigLoader(config)).validateMultipleFiles(pages);
  if (!report.valid || report.warningCount > 0) {
    console.error(formatterFactory('stylish')(report.results));
    throw new HelpfulError(
      `${report.errorCount + report.warningCount} defectos de HTML en las páginas construidas.`,
    );
  }
  console.log(`${pages.length} páginas son HTML correcto.`);
});
