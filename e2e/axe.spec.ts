import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures';
import { notFoundReport, pages } from './pages';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const { name, path, status } of pages) {
  test(`${name}: axe finds nothing`, async ({ page, consoleErrors }) => {
    if (status === 404) consoleErrors.expect(notFoundReport);
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
  });
}
