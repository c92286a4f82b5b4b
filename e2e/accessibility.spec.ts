import { services } from '@/content/services';
import { openForm, openModal, service } from './contact';
import { expect, test } from './fixtures';
import { focusFault } from './focus';
import { beyondTheEdge } from './in-page';
import { notFoundReport, pages, sitePages } from './pages';

/** Checks that axe lacks: forced colours, the focus in view, target sizes. */

test.beforeEach(async ({ page }) => {
  // Smooth scrolling would still be moving the focused element while its position is read.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('in forced colours nothing is lost, on a phone either @desktop', async ({ page, consoleErrors }) => {
  consoleErrors.expect(notFoundReport);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const { path } of pages) {
    await page.goto(path);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      expect([path, width, await page.evaluate(beyondTheEdge)]).toEqual([path, width, []]);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, await page.evaluate(withoutEdge)]).toEqual([path, []]);
  }
});

for (const { name, path } of sitePages) {
  test(`${name}: the focus is never hidden, and always shown @desktop`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => 'next' in window);
    const lost: string[] = [];
    let stops = 1;
    for (; stops < 150; stops += 1) {
      await page.keyboard.press('Tab');
      const fault = await page.evaluate(focusFault);
      if (fault === 'end') break;
      if (fault !== undefined) lost.push(fault);
    }
    expect(stops).toBeGreaterThan(8);
    for (let back = stops; back > 0; back -= 1) {
      await page.keyboard.press('Shift+Tab');
      const fault = await page.evaluate(focusFault);
      if (fault !== undefined && fault !== 'end') lost.push(`back: ${fault}`);
    }
    expect(lost).toEqual([]);
  });
}

test('what is touched is 44 px, or a link in a sentence @phone', async ({ page, consoleErrors }) => {
  consoleErrors.expect(notFoundReport);
  for (const { path } of pages) {
    await page.goto(path);
    expect([path, await page.evaluate(smallTargets, 'body')]).toEqual([path, []]);
  }
});

test('the targets of the modal and its form are of 44 px', async ({ page }) => {
  await openModal(page);
  // Polled, because the dialog scales in.
  await expect.poll(() => page.evaluate(smallTargets, 'dialog[open]')).toEqual([]);
});

test('a chosen service differs from the others in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const form = await openForm(page);
  const [chosen = '', other = ''] = services.slice(-2).map(({ name }) => name);
  await service(form, chosen).check();
  const background = (name: string) =>
    form
      .locator('label')
      .filter({ hasText: name })
      .evaluate((chip) => getComputedStyle(chip).backgroundColor);
  expect(await background(chosen)).not.toBe(await background(other));
});

/** Functions below run in the page. */

/** Buttons and fields with neither a border nor a background of their own. */
function withoutEdge(): string[] {
  const page = getComputedStyle(document.body).backgroundColor;
  return [...document.querySelectorAll('button, [role="button"], input:not([type="checkbox"]), textarea')]
    .filter((element) => element.checkVisibility({ opacityProperty: true }))
    .filter((element) => {
      const { borderTopWidth, borderTopStyle, backgroundColor, textDecorationLine } =
        getComputedStyle(element);
      const hasBorder = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
      return !hasBorder && backgroundColor === page && textDecorationLine === 'none';
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Targets under 44 px in height or width, except links within a sentence. */
function smallTargets(within: string): string[] {
  /** A checkbox whose label takes the clicks of 44 px around it. */
  const isReachedAround = (element: Element) => {
    if (!(element instanceof HTMLInputElement)) return false;
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const answers = [element, ...(element.labels ?? [])];
    const isLarge = ({ width: across, height: down }: DOMRect) => across >= 43.5 && down >= 43.5;
    if (answers.some((answer) => isLarge(answer.getBoundingClientRect()))) return true;
    return [-21, 0, 21].every((step) => {
      const at = [
        document.elementFromPoint(left + width / 2 + step, top + height / 2),
        document.elementFromPoint(left + width / 2, top + height / 2 + step),
      ];
      return at.every((there) => answers.some((answer) => there !== null && answer.contains(there)));
    });
  };
  const targets = 'a[href], button, [role="button"], input, textarea, select, summary';
  return [...document.querySelectorAll(`${within} :is(${targets})`)]
    .filter((element) => element.checkVisibility({ opacityProperty: false }))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || (width >= 43.5 && height >= 43.5) || isReachedAround(element)) return false;
      // The skip link waits above the page until it has the focus.
      if (element.getBoundingClientRect().bottom + scrollY <= 0) return false;
      const sentence = element.matches('a') && getComputedStyle(element).display === 'inline';
      const around = element.parentElement?.textContent.trim() ?? '';
      return !(sentence && around.length > element.textContent.trim().length + 10);
    })
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 100)} «${element.textContent.trim().slice(0, 30)}»`;
    });
}
