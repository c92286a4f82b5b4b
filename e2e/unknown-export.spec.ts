import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPreviewServer } from '../scripts/run/preview-server';
import { expect, test } from './fixtures';
import { modalOf, modalTrigger } from './contact';

/** The income tax page as another Next might write it; each variant still works as Next intends. */
const alterations: Record<string, (html: string) => string> = {
  'a-script-with-something-more': (html) =>
    html.replace(' async=""></script>', ' async="" data-more=""></script>'),
  'a-start-of-another-name': (html) => html.replace('id="_R_" async', 'id="_S_" async'),
  'one-inline-script-more': (html) => html.replace('</body>', '<script>self.more=1</script></body>'),
  'data-in-another-form': (html) => html.replaceAll('self.__next_f.push([1,', 'self.__next_f.push([ 1,'),
  'sheets-without-their-order': (html) => html.replaceAll(' data-precedence="next"', ''),
  'another-timer': (html) => html.replace('$RT=performance.now()})', '$RT= performance.now()})'),
  'another-mover': (html) => html.replace(/\$RC\("B:0","S:0"\)/, '$&;'),
  'files-without-a-hash': (html) => html.replace(/(chunks\/main-app)-[0-9a-f]{16}(?=\.js)/g, '$1'),
};

test('a page that Next writes in a way that is not known is published, works, and is said @desktop', async ({
  page,
}, testInfo) => {
  const folder = testInfo.outputPath('out');
  const raw = readFileSync('.next/server/app/declaracion-renta.html', 'utf8');
  const finish = ['--import', 'tsx', 'scripts/build/post-build.ts', folder];
  cpSync('out', folder, { recursive: true, filter: (path) => !path.endsWith('.html') });
  const mainApp = /chunks\/main-app-[0-9a-f]{16}\.js/.exec(raw)?.[0] ?? '';
  cpSync(join(folder, '_next/static', mainApp), join(folder, '_next/static/chunks/main-app.js'));
  cpSync('.next/server/app/index.html', join(folder, 'index.html'));
  for (const [name, alter] of Object.entries(alterations)) {
    expect(alter(raw), name).not.toBe(raw);
    writeFileSync(join(folder, `${name}.html`), alter(raw));
  }

  const strict = spawnSync(process.execPath, finish, { env: { ...process.env, STRICT_EXPORT: '1' } });
  expect(strict.status).not.toBe(0);
  const { stderr, status } = spawnSync(process.execPath, finish, {
    env: { ...process.env, STRICT_EXPORT: '' },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);

  // The home page, which is unaltered, is recognised as ever.
  expect(stderr).not.toContain('index.html');
  expect(/"framework":/.test(readFileSync(join(folder, 'index.html'), 'utf8'))).toBe(true);

  let reports = 0;
  const server = await startPreviewServer({
    folder,
    api: {
      handle({ url }, response) {
        if (url !== '/api/track') return false;
        reports += 1;
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"ok"}');
        return true;
      },
    },
  });
  try {
    for (const name of Object.keys(alterations)) {
      await test.step(name, async () => {
        expect(stderr).toContain(`Aviso: ${join(folder, name)}.html se publica tal como`);
        const response = await page.goto(`${server.url}/${name}`);
        const policies = [
          response?.headers()['content-security-policy'] ?? '',
          (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')) ?? '',
        ];
        for (const policy of policies) {
          expect(policy).toContain("require-trusted-types-for 'script'");
          expect(policy).not.toContain('unsafe');
        }
        // Next's client runs without interaction, and React's streamed parts are in place.
        await page.waitForFunction(() => 'next' in window);
        await expect(page.locator('main form#late-filing, main #date-lookup').first()).toBeVisible();
        await modalTrigger(page).click();
        await expect(modalOf(page)).toBeVisible();
      });
    }
    await expect.poll(() => reports).toBeGreaterThan(0);
  } finally {
    await page.close();
    await server.close();
  }
});
