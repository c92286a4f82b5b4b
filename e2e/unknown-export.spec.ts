import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPreviewServer } from '../scripts/run/preview-server';
import { expect, test } from './fixtures';
import { modalOf, modalTrigger } from './contact';
import { changeForms } from './extension-changes';
import { holdScripts } from './held-scripts';
import { answerFor, digitsField } from './income-tax-tools';

test('a page that the post-build can’t read is published as Next wrote it, with a warning, and works @desktop', async ({
  page,
  api,
  consoleErrors,
}, testInfo) => {
  consoleErrors.allow(/React error #418/);
  const folder = testInfo.outputPath('out');
  cpSync('out', folder, { recursive: true, filter: (path) => !path.endsWith('.html') });
  const asExported = () => {
    cpSync('.next/server/app/index.html', join(folder, 'index.html'));
    cpSync('.next/static/css', join(folder, '_next/static/css'), { recursive: true });
  };
  const exported = readFileSync('.next/server/app/declaracion-renta.html', 'utf8');
  // Adds a script that a browser can run, but jsdom in the post-build can't.
  const strange = exported.replace('</body>', '<script>matchMedia("print")</script></body>');
  writeFileSync(join(folder, 'declaracion-renta.html'), strange);

  const finish = (strict: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/post-build/post-build.ts', folder], {
      env: { ...process.env, STRICT_EXPORT: strict },
      encoding: 'utf8',
    });
  asExported();
  expect(finish('1').status).not.toBe(0);
  asExported();
  const { stderr, status } = finish('');
  expect(status, stderr).toBe(0);
  expect(stderr).toContain(`Aviso: ${join(folder, 'declaracion-renta.html')} se publica tal como`);
  expect(stderr).not.toContain('index.html');

  const server = await startPreviewServer({ folder, api });
  const response = await page.goto(`${server.url}/declaracion-renta`);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  // A password manager changes the form, so React replaces it. It must keep the digits that were typed before.
  const release = await holdScripts(page);
  await page.goto(`${server.url}/declaracion-renta`, { waitUntil: 'domcontentloaded' });
  await digitsField(page).fill('27');
  await page.evaluate(changeForms, { change: 'after' as const, forms: 'form' });
  await release();
  await expect(answerFor(page, '27')).toBeVisible();
  await expect(digitsField(page)).toHaveValue('27');
  // React has put streamed parts in place.
  await expect(page.locator('main form#late-filing, main #date-lookup').first()).toBeVisible();
  // Where React replaces the whole page, the modal is missing until its code has come.
  await page.locator('#modal-contact').waitFor({ state: 'attached' });
  await modalTrigger(page).click();
  await expect(modalOf(page)).toBeVisible();
  await expect.poll(() => api.received('track').length).toBeGreaterThan(0);
  await page.close();
  await server.close();
});
