import type { Page } from '@playwright/test';
import { homeWords } from '@/content/home';
import { pages } from '@/content/pages';
import { presentation } from '@/content/presentation';
import { site } from '@/content/site';
import { expect, test } from './fixtures';
import { filesOf } from './held-scripts';

const { tagline } = presentation;

test('the tagline flips every 2500 ms, in 0.6 s, and can be paused', async ({ page }) => {
  await page.goto('/');
  const line = page.getByText(tagline, { exact: true });
  const flip = await line.evaluate((face) => {
    const [animation] = face.parentElement?.getAnimations() ?? [];
    const keyframes = (animation?.effect as KeyframeEffect).getKeyframes();
    return [
      animation?.effect?.getTiming().duration,
      ...keyframes.map(({ computedOffset }) => computedOffset),
    ];
  });
  // A cycle has two flips, 2500 ms apart, of 0.6 s each.
  expect(flip).toEqual([5000, 0, 0.38, 0.5, 0.88, 1]);

  const playState = () =>
    line.evaluate((face) => face.parentElement?.getAnimations().map((animation) => animation.playState));
  const pause = page.getByRole('checkbox', { name: homeWords.banner.pause });
  await pause.check({ force: true });
  expect(await playState()).toEqual(['paused']);
  await pause.uncheck({ force: true });
  expect(await playState()).toEqual(['running']);
});

test('under reduced motion both lines are in view, nothing is animated, and no animation code is requested', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('main').getByText(site.professionalTitle, { exact: true })).toBeInViewport();
  await expect(page.getByText(tagline, { exact: true })).toBeInViewport();
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.waitForLoadState('networkidle');
  const animation = await filesOf(page, 'motion');
  expect(fetched.filter((file) => file === animation[0])).toEqual([]);
});

test.describe('entrances @desktop', () => {
  // In a low window every entrance is still below the fold.
  test.use({ viewport: { width: 1280, height: 420 } });

  test('of the home page have the specified durations and delays, and play once', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => scrollAndRead(page)).not.toEqual([]);
    const entrances = await readEntrances(page);
    const cards = entrances.filter((entrance) => entrance.startsWith('card'));
    expect(cards.length).toBeGreaterThan(2);
    expect(entrances).toEqual([
      'portrait 800 0 ease-out translateY(50px) 0',
      'section 1000 0 ease translateY(40px) 0',
      ...cards.map((_, index) => `card 1000 ${150 + 60 * index} ease translateY(40px) 0`),
    ]);

    const seeAll = async () => {
      for (const item of await page.locator('[data-reveal]').all()) await item.scrollIntoViewIfNeeded();
    };
    await seeAll();
    await expect.poll(() => readEntrances(page)).toEqual([]);
    // An inline transform left behind would keep the element a containing block.
    const inline = page
      .locator('[data-reveal]')
      .evaluateAll((items) => items.map((item) => item.getAttribute('style')));
    expect((await inline).filter(Boolean)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await seeAll();
    expect(await readEntrances(page)).toEqual([]);
  });

  test('of the tax pages last 800 ms, and start once 120 px are in view', async ({ page }) => {
    await page.goto(pages.incomeTax.path);
    await expect.poll(() => scrollAndRead(page)).not.toEqual([]);
    const entrances = await readEntrances(page);
    expect([...new Set(entrances)]).toEqual(['tax 800 0 ease translateY(40px) 0']);
    const first = page.locator('[data-reveal="tax"]').first();
    const state = () =>
      first.evaluate((item) => [...new Set(item.getAnimations().map(({ playState }) => playState))]);
    await first.evaluate(bringIn, 110);
    expect(await state()).toEqual(['paused']);
    await first.evaluate(bringIn, 200);
    await expect.poll(state).not.toEqual(['paused']);
  });
});

/** Scrolls one pixel, which loads the animations, and reads the entrances. */
async function scrollAndRead(page: Page) {
  await page.mouse.wheel(0, 1);
  return readEntrances(page);
}

/** Pending and running entrances in page order, each as kind, duration, delay, easing and first keyframe. */
function readEntrances(page: Page): Promise<string[]> {
  return page.locator('[data-reveal]').evaluateAll((items) =>
    items.flatMap((item) => {
      // Each property has an animation of its own.
      const effects = item.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      if (effects.length === 0) return [];
      const timings = effects.map((effect) => {
        const { duration, delay, easing } = effect.getTiming();
        // Browsers return these keywords as curves.
        const name = {
          'cubic-bezier(0.25, 0.1, 0.25, 1)': 'ease',
          'cubic-bezier(0, 0, 0.58, 1)': 'ease-out',
        }[easing ?? ''];
        return [duration, Math.round(delay ?? 0), name ?? easing].join(' ');
      });
      const from = Object.assign(
        {},
        ...effects.map((effect) => effect.getKeyframes()[0]),
      ) as ComputedKeyframe;
      const kind = item.getAttribute('data-reveal');
      return [[kind, ...new Set(timings), from.transform, from.opacity].join(' ')];
    }),
  );
}

/** Runs in the page: scrolls an element's top edge this many pixels into view, and waits for observers. */
async function bringIn(item: Element, pixels: number): Promise<void> {
  const { top } = item.getBoundingClientRect();
  // A pending entrance is 40 px below its final place.
  const moved = new DOMMatrix(getComputedStyle(item).transform).f;
  scrollBy({ top: top - moved - innerHeight + pixels, behavior: 'instant' });
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}
