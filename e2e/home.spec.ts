import type { Page } from '@playwright/test';
import { homeWords } from '../content/home';
import { services } from '../content/services';
import { site } from '../content/site';
import { expect, test } from './fixtures';

test('the headline and its two links', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cercanía, Confianza y Profesionalismo Contable',
  );
  await expect(page.getByRole('link', { name: 'Solicitar asesoría' })).toHaveAttribute('href', '#contact');
  await expect(page.getByRole('link', { name: 'Ver servicios' })).toHaveAttribute('href', '#services');
});

test('the drawing of the banner changes at 768 px', async ({ page }) => {
  const drawing = () => page.locator('main picture img').evaluate((img: HTMLImageElement) => img.currentSrc);
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto('/');
  expect(await drawing()).toContain('banner-wide');
  await page.setViewportSize({ width: 768, height: 900 });
  await page.reload();
  expect(await drawing()).toContain('banner-narrow');
});

test('the thirteen services, in order, each with an icon of its own', async ({ page }) => {
  await page.goto('/');
  const cells = page.locator('#services li');
  await expect(cells).toHaveCount(services.length + 1);
  const icons = new Set<string>();
  for (const [index, { name }] of services.entries()) {
    await expect(cells.nth(index)).toContainText(name);
    icons.add(await cells.nth(index).locator('svg').innerHTML());
  }
  expect(icons.size).toBe(services.length);
  await expect(page.getByRole('heading', { name: 'Servicios Contables' })).toBeVisible();
});

test('«Sobre mí» with its two organisations, in a new tab', async ({ page }) => {
  await page.goto('/');
  const about = page.locator('#about');
  await expect(about.getByRole('heading', { name: 'Sobre mí' })).toBeVisible();
  await expect(about.getByRole('img')).toHaveAttribute('alt', site.portrait.alt);
  for (const { name, url } of [site.university, site.professionalBoard]) {
    const link = about.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test.describe('the flipping tagline', () => {
  test('flips every 2500 ms, in 0.6 s, and can be paused', async ({ page }) => {
    await page.goto('/');
    const line = page.getByText(homeWords.banner.tagline);
    await expect(page.getByText(site.professionalTitle, { exact: true })).toBeAttached();
    const flip = await line.evaluate((face) => {
      const [animation] = face.parentElement?.getAnimations() ?? [];
      const keyframes = (animation?.effect as KeyframeEffect).getKeyframes();
      const { duration } = animation?.effect?.getComputedTiming() ?? {};
      return { duration: Number(duration), stops: keyframes.map(({ computedOffset }) => computedOffset) };
    });
    // Two flips a turn, each starting 2500 ms after the last and taking 0.6 s.
    expect(flip.duration).toBe(5000);
    expect(flip.stops).toEqual([0, 0.38, 0.5, 0.88, 1]);

    await page.getByRole('checkbox', { name: homeWords.banner.pause }).check({ force: true });
    const playState = () =>
      line.evaluate((face) => face.parentElement?.getAnimations().map((animation) => animation.playState));
    expect(await playState()).toEqual(['paused']);
    await page.getByRole('checkbox', { name: homeWords.banner.pause }).uncheck({ force: true });
    expect(await playState()).toEqual(['running']);
  });

  test('under reduced motion both lines stand still, in sight', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByText(site.professionalTitle, { exact: true })).toBeVisible();
    await expect(page.getByText(homeWords.banner.tagline)).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('the entrances', () => {
  const hiddenCards = '#services li[data-reveal]';
  const opacities = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((element) => getComputedStyle(element).opacity));

  test('last as specified and play once', async ({ page }) => {
    await page.goto('/');
    await page.mouse.move(10, 10);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 1);
        return opacities(page, hiddenCards);
      })
      .toContain('0');
    const timings = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const target = (animation.effect as KeyframeEffect).target as HTMLElement | null;
        const { duration, delay } = animation.effect?.getComputedTiming() ?? {};
        return target?.dataset.reveal === 'card' ? [{ duration, delay }] : [];
      }),
    );
    expect(timings[0]).toEqual({ duration: 1000, delay: expect.any(Number) });
    const steps = timings.slice(1).map(({ delay }, index) => Number(delay) - Number(timings[index]?.delay));
    expect(new Set(steps)).toEqual(new Set([60]));

    for (const card of await page.locator(hiddenCards).all()) await card.scrollIntoViewIfNeeded();
    await expect.poll(() => opacities(page, hiddenCards)).not.toContain('0');
  });

  test('under reduced motion nothing hides or moves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.mouse.wheel(0, 200);
    expect(await opacities(page, '[data-reveal]')).not.toContain('0');
  });
});
