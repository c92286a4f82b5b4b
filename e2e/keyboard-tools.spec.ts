import { lookupWords } from '@/content/lookup';
import { formatLong } from '@/lib/dates';
import { expect, test } from './fixtures';
import { focusFault, tabTo } from './focus';
import { dayOf27, season } from './season';

test('the lookup, the checker and the calculator by keyboard alone, the focus in sight throughout', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(new Date(`${season.year}-01-02T10:00:00-05:00`));
  await page.goto('/declaracion-renta');

  await tabTo(page, page.getByRole('textbox', { name: lookupWords.label }));
  await page.keyboard.type('27');
  const said = page.getByRole('status').filter({ hasText: lookupWords.groups.natural });
  await expect(said).toContainText(`${lookupWords.groups.natural}: ${formatLong(dayOf27)}.`);
  await tabTo(page, page.getByRole('button', { name: 'Ver mi fila en la tabla' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: new RegExp(`^${formatLong(dayOf27)}`) })).toBeInViewport();

  const check = page.getByRole('form', { name: 'Revisa si debes declarar' });
  await tabTo(page, check.getByLabel('Ingresos brutos'));
  await page.keyboard.type('190 millones');
  await page.keyboard.press('Enter');
  await expect(check.getByRole('heading')).toBeFocused();
  await expect(check.getByRole('heading')).toHaveText(/^Sí, deb/);
  expect(await page.evaluate(focusFault)).toBeUndefined();

  const late = page.getByRole('form', { name: 'Calcula la sanción por declarar tarde' });
  await tabTo(page, late.getByLabel('Dos últimos dígitos'));
  await page.keyboard.type('27');
  await page.keyboard.press('Enter');
  await expect(late.getByRole('heading')).toBeFocused();
  await expect(late.getByRole('heading')).toHaveText('Todavía estás a tiempo');
  expect(await page.evaluate(focusFault)).toBeUndefined();
});
