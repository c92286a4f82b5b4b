import { homeWords } from '@/content/home';
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

test('what is below the fold enters once, when it is scrolled into view @desktop', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('[data-reveal]').last();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 1);
      return section.evaluate((element) => getComputedStyle(element).opacity);
    })
    .toBe('0');
  await section.scrollIntoViewIfNeeded();
  await expect(section).toHaveCSS('opacity', '1');
  // An inline transform left behind would keep the element a containing block.
  await expect.poll(() => section.getAttribute('style')).toBeFalsy();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await section.scrollIntoViewIfNeeded();
  expect(await section.evaluate((element) => element.getAnimations().length)).toBe(0);
});
