import { pages } from '@/content/pages';
import { expect, test } from './fixtures';

/*
 * Each page's policy forbids what the page doesn't use. Other journeys fail when the console reports a
 * refusal; this one tries what must be refused.
 */
test('what a page does not hold is refused: foreign pictures and calls, scripts and markup made of text', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/violates .*Content Security Policy directive.*img-src/);
  consoleErrors.expect(/violates .*Content Security Policy directive.*connect-src/);
  consoleErrors.expect(/Refused to connect/);
  consoleErrors.expect(/requires 'TrustedScript' assignment/);
  // Until the deferred script loads, the page accepts no markup and the browser reports each attempt.
  consoleErrors.allow(/requires 'TrustedHTML' assignment/);
  await page.goto(pages.incomeTax.path);
  const done = await page.evaluate(async () => {
    const button = document.createElement('button');
    const picture = new Image();
    const attempts = {
      picture: () =>
        new Promise((resolve, reject) => {
          picture.onload = resolve;
          picture.onerror = reject;
          picture.src = 'https://otro.example/foto.png';
        }),
      call: () => fetch('https://otro.example/'),
      handler: () => button.setAttribute('onclick', 'alert(1)'),
      code: () => Reflect.construct(Function, ['return 1']) as unknown,
      markup: () => (button.innerHTML = '<img src=x onerror=alert(1)>'),
    };
    const done: string[] = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
        done.push(name);
      } catch {
        // Refused, as expected.
      }
    }
    return done;
  });
  expect(done).toEqual([]);
});
