import type { Page } from '@playwright/test';
import { homeWords } from '@/content/home';
import { pages } from '@/content/pages';
import { presentation } from '@/content/presentation';
import { site } from '@/content/site';
import { expect, test } from './fixtures';

const { pause } = homeWords.banner;
const { tagline } = presentation;

test.describe('the flipping tagline', () => {
  test('flips every 2500 ms, in 0.6 s, and can be paused', async ({ page }) => {
    await page.goto('/');
    const line = page.getByText(tagline, { exact: true });
    const flip = await line.evaluate((face) => {
      const [animation] = face.parentElement?.getAnimations() ?? [];
      const keyframes = (animation?.effect as KeyframeEffect).getKeyframes();
      const { duration } = animation?.effect?.getComputedTiming() ?? {};
      return { duration: Number(duration), stops: keyframes.map(({ computedOffset }) => computedOffset) };
    });
    // Two flips per cycle, 2500 ms apart, 0.6 s each.
    expect(flip.duration).toBe(5000);
    expect(flip.stops).toEqual([0, 0.38, 0.5, 0.88, 1]);

    const playState = () =>
      line.evaluate((face) => face.parentElement?.getAnimations().map((animation) => animation.playState));
    await page.getByRole('checkbox', { name: pause }).check({ force: true });
    expect(await playState()).toEqual(['paused']);
    await page.getByRole('checkbox', { name: pause }).uncheck({ force: true });
    expect(await playState()).toEqual(['running']);
  });

  test('under reduced motion both lines stand still, in sight, and nothing enters', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByText(site.professionalTitle, { exact: true })).toBeInViewport();
    await expect(page.getByText(tagline, { exact: true })).toBeInViewport();
    await interact(page);
    await scrollAndRead(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('the entrances @desktop', () => {
  // A low window, so that every entrance is still to come.
  test.use({ viewport: { width: 1280, height: 420 } });

  test('of the home page last and follow each other as specified, and play once', async ({ page }) => {
    await page.goto('/');
    await interact(page);
    await expect.poll(() => scrollAndRead(page)).not.toEqual([]);
    const entrances = await readEntrances(page);
    const of = (kind: string) => entrances.filter((entrance) => entrance.kind === kind);
    expect(of('portrait')).toEqual([
      { ...specified, kind: 'portrait', duration: 800, easing: 'ease-out', from: 50 },
    ]);
    expect(of('section')).toEqual([expect.objectContaining({ duration: 1000 })]);
    expect(of('card').map(({ duration, delay }) => [duration, delay])).toEqual(
      of('card').map((_, index) => [1000, 150 + 60 * index]),
    );
    expect(of('card').length).toBeGreaterThan(2);

    for (const item of await page.locator('[data-reveal]').all()) await item.scrollIntoViewIfNeeded();
    await expect.poll(() => readEntrances(page)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const item of await page.locator('[data-reveal]').all()) await item.scrollIntoViewIfNeeded();
    expect(await readEntrances(page)).toEqual([]);
  });

  test('of the tax pages last 800 ms, and begin 120 px within the window', async ({ page }) => {
    await page.goto(pages.incomeTax.path);
    await interact(page);
    await expect.poll(() => scrollAndRead(page)).not.toEqual([]);
    const entrances = await readEntrances(page);
    expect(new Set(entrances.map(({ kind, duration, delay }) => `${kind} ${duration} ${delay}`))).toEqual(
      new Set(['tax 800 0']),
    );
    const first = page.locator('[data-reveal="tax"]').first();
    const state = () => first.evaluate((item) => item.getAnimations().map(({ playState }) => playState));
    await first.evaluate(bringIn, 110);
    expect(await state()).toEqual(['paused']);
    await first.evaluate(bringIn, 200);
    await expect.poll(state).not.toEqual(['paused']);
  });
});

const specified = { kind: '', duration: 1000, delay: 0, easing: 'ease', from: 40, opacity: '0' };

/** A first interaction, and the framework's arrival. */
async function interact(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await page.waitForFunction(() => 'next' in window);
}

/** Scrolls for the first time and waits for the response. */
async function scrollAndRead(page: Page) {
  await page.mouse.wheel(0, 1);
  return readEntrances(page);
}

/** Entrances that are pending or running, in page order. */
function readEntrances(page: Page): Promise<(typeof specified)[]> {
  return page.locator('[data-reveal]').evaluateAll((items) =>
    items.flatMap((item) =>
      item.getAnimations().map((animation) => {
        const effect = animation.effect as KeyframeEffect;
        const { duration, delay, easing } = effect.getTiming();
        const [first] = effect.getKeyframes();
        return {
          kind: item.getAttribute('data-reveal') ?? '',
          duration: Number(duration),
          delay: delay ?? 0,
          easing: easing ?? '',
          from: parseFloat(String(first?.transform).replace(/^\D+/, '')),
          opacity: String(first?.opacity),
        };
      }),
    ),
  );
}

/** Functions below run in the page. */

/** Scrolls an element's top edge this many pixels into the window, and waits for observers. */
async function bringIn(item: Element, pixels: number): Promise<void> {
  const { top } = item.getBoundingClientRect();
  // A pending entrance is moved down by 40 px.
  const moved = new DOMMatrix(getComputedStyle(item).transform).f;
  scrollBy({ top: top - moved - innerHeight + pixels, behavior: 'instant' });
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}
