import site from '@/content/site.json' with { type: 'json' };
import { expect, openForm, save, test } from './editor';
import { createGitHub, enterKey } from './github';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' });

test('on a phone a key opens the repository, and what is saved is one commit of one file @short', async ({
  page,
  context,
  heard,
}) => {
  const github = createGitHub();
  await context.route('https://api.github.com/**', github.answer);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await page.goto('/');
  await enterKey(page, 'github_pat_mala');
  await expect(page.getByText('El token proporcionado no es válido')).toBeVisible();
  await enterKey(page);
  await expect(page.getByText('Quién eres').first()).toBeVisible();

  await openForm(page, 'site');
  const name = page.getByRole('textbox', { name: 'Tu nombre' });
  await name.fill('Ana María Pérez');
  const isWide = () => document.documentElement.scrollWidth > innerWidth;
  expect(await page.evaluate(isWide), 'scrolls sideways').toBe(false);
  await save(page);
  await expect.poll(() => github.commits.length).toBe(1);
  const [commit] = github.commits;
  const saved = commit?.fileChanges.additions.map(({ path, contents }) => [
    path,
    JSON.parse(Buffer.from(contents, 'base64').toString()),
  ]);
  expect(saved).toEqual([['content/site.json', { ...site, accountantName: 'Ana María Pérez' }]]);
  expect(commit?.message.headline).toBe('Cambia content/site.json');
  expect(new Set(heard.requests.map((url) => new URL(url).host))).toEqual(
    new Set([new URL(page.url()).host, 'api.github.com']),
  );
});
