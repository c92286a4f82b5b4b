import { expect, test } from '../fixtures';
import { enter, states, type State } from './states';

/** Heights of the viewports in pixels, by width. */
const windows = { 320: 568, 360: 640, 390: 844, 768: 900, 1440: 900 };
/** Letter paper without margins. */
const paper = { 702: 900 };

/** Shows entrances as finished, whether or not their chunk has loaded. */
const entered = '[data-reveal] { opacity: 1 !important; transform: none !important }';
/** Hides sticky elements, which would cover a part that is taller than the viewport. */
const clear = 'body > header, [role=group]:has(> [popovertarget=whatsapp]) { visibility: hidden }';

for (const [name, state] of Object.entries<State>(states)) {
  const { path, options, isPrinted, part } = state;
  for (const [width, height] of Object.entries(isPrinted ? paper : windows)) {
    test.describe(() => {
      test.use({ ...options, viewport: { width: Number(width), height } });

      test(`takes the picture ${name}-${width}`, async ({ page, api, consoleErrors }) => {
        consoleErrors.allow(/./);
        await enter(page, api, state);
        if (isPrinted) await page.emulateMedia({ media: 'print' });
        const file = `screens/${name}-${width}.png`;
        const shot = { path: file, animations: 'disabled', style: entered } as const;
        if (typeof part === 'function')
          await part(page)
            .first()
            .screenshot({ ...shot, style: entered + clear });
        else await page.screenshot({ ...shot, fullPage: part !== 'window' });
        expect(page.url()).toContain(path);
      });
    });
  }
}
