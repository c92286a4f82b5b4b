import { layoutWords } from '../content/layout';
import { quickOptions } from '../content/quick-options';
import { site } from '../content/site';
import { expect, test } from './fixtures';
import { notFoundReport, phone } from './pages';

const isPhone = (width: number | undefined) => (width ?? 0) <= 768;

test.describe('the header', () => {
  test('leads to its four addresses and marks the current page', async ({ page, viewport }) => {
    await page.goto('/declaracion-renta');
    if (isPhone(viewport?.width)) await page.getByRole('button', { name: 'Menú' }).click();
    const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
    await expect(links).toHaveText(['Inicio', 'Sobre mí', 'Servicios', 'Declaración']);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/#top',
      '/#about',
      '/#services',
      '/declaracion-renta',
    ]);
    await expect(page.getByRole('link', { name: 'Declaración', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('stays in sight, with the business name on wide screens only', async ({ page, viewport }) => {
    await page.goto('/calendario-tributario');
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    const banner = page.getByRole('banner').first();
    expect((await banner.boundingBox())?.y).toBe(0);
    const name = banner.getByText(site.businessName);
    await (isPhone(viewport?.width) ? expect(name).toBeHidden() : expect(name).toBeVisible());
  });

  test('a link to a section lands it clear of the header', async ({ page, viewport }) => {
    await page.goto('/declaracion-renta');
    if (isPhone(viewport?.width)) await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('link', { name: 'Servicios', exact: true }).click();
    await expect(page).toHaveURL('/#services');
    const headerBottom = await page
      .getByRole('banner')
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom);
    await expect
      .poll(() => page.locator('#services').evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(headerBottom + 60);
    expect(
      await page.locator('#services').evaluate((element) => element.getBoundingClientRect().top),
    ).toBeGreaterThanOrEqual(headerBottom);
  });

  test('walked by keyboard, leaves the page where it is', { tag: '@desktop' }, async ({ page }) => {
    // No smooth scrolling: what moves has moved at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.getByRole('link', { name: layoutWords.links[0].label, exact: true }).focus();
    for (const { label } of layoutWords.links.slice(1)) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: label, exact: true }).first()).toBeFocused();
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  });

  test('back and forward bring the page back, after a link within the page too', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Ver servicios' }).click();
    await expect(page).toHaveURL('/#services');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Calendario Tributario' }).click();
    await expect(page).toHaveTitle(/Calendario Tributario/);
    await page.goBack();
    await expect(page).toHaveURL('/#services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Cercanía/);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Calendario Tributario/);
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: phone });

  test('opens and closes by its button, Escape and a tap outside', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menú' });
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu).toBeVisible();
    await toggle.click();
    await expect(menu).toBeHidden();

    await toggle.click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await page.mouse.click(180, 700);
    await expect(menu).toBeHidden();
  });

  test('closes when a link is picked, of this page or another', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await page.getByRole('button', { name: 'Menú' }).click();
    await menu.getByRole('link', { name: 'Sobre mí' }).click();
    await expect(page).toHaveURL('/#about');
    await expect(menu).toBeHidden();

    await page.getByRole('button', { name: 'Menú' }).click();
    await menu.getByRole('link', { name: 'Declaración' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Declaración de Renta en Colombia');
    await expect(menu).toBeHidden();
  });

  test('is walked by keyboard', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menú' }).focus();
    await page.keyboard.press('Enter');
    for (const { label } of layoutWords.links) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: label, exact: true })).toBeFocused();
    }
  });
});

test.describe('the floating buttons', () => {
  test('WhatsApp opens four options, each with its message', async ({ page, context }) => {
    await page.goto('/calendario-tributario');
    const toggle = page.getByRole('button', { name: 'Contactar por WhatsApp' });
    const list = page.getByRole('group', { name: 'Contactar por WhatsApp' });
    await expect(list).toBeHidden();
    await toggle.click();
    await expect(list.getByRole('link')).toHaveCount(4);
    const phone = site.phone.replace(/\D/g, '');
    for (const [index, option] of quickOptions.entries()) {
      await expect(list.getByRole('link').nth(index)).toHaveAttribute(
        'href',
        `https://wa.me/${phone}?text=${encodeURIComponent(`Hola, necesito: ${option}`)}`,
      );
    }
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    const opened = context.waitForEvent('page');
    await list.getByRole('link', { name: 'Gestión Contable' }).click();
    expect((await opened).url()).toContain('https://wa.me/');
  });

  test('the list closes by its button, Escape and a tap outside, and the icon changes', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Contactar por WhatsApp' });
    const list = page.getByRole('group', { name: 'Contactar por WhatsApp' });
    const icon = () => toggle.locator('svg:visible').innerHTML();
    const closedIcon = await icon();
    await toggle.click();
    await expect(list).toBeVisible();
    expect(await icon()).not.toBe(closedIcon);
    await toggle.click();
    await expect(list).toBeHidden();
    expect(await icon()).toBe(closedIcon);

    await toggle.click();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await page.mouse.click(40, 500);
    await expect(list).toBeHidden();
  });

  test('the list slides 15 px in 0.25 s', async ({ page }) => {
    await page.goto('/');
    const style = await page.locator('#whatsapp').evaluate((list) => {
      const { transitionDuration, translate } = getComputedStyle(list);
      return { transitionDuration, translate };
    });
    expect(style.transitionDuration).toMatch(/^0\.25s/);
    expect(style.translate).toBe('0px 15px');
  });

  test('the list is walked by keyboard, in order', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Contactar por WhatsApp' }).focus();
    await page.keyboard.press('Enter');
    for (const option of quickOptions) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: option })).toBeFocused();
    }
  });

  test('«Solicitar asesoría» leads to the form on the home page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Solicitar asesoría' }).click();
    await expect(page).toHaveURL('/#contact');
    await expect(page.getByRole('heading', { name: 'Contáctame' })).toBeInViewport();
  });

  for (const path of ['/', '/declaracion-renta', '/calendario-tributario', '/no-existe']) {
    test(`at the end of ${path} they cover no link of the footer`, async ({ page, consoleErrors }) => {
      if (path === '/no-existe') consoleErrors.expect(notFoundReport);
      await page.goto(path);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const footerLinks = await page.getByRole('contentinfo').getByRole('link').all();
      for (const link of footerLinks) await link.click({ trial: true });
    });
  }
});

test('the footer has the year of Colombia on New Year, seen from Madrid too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, timezoneId: 'Europe/Madrid' });
  const page = await context.newPage();
  // 1 January 2031, 03:00 in Madrid: still 31 December 2030 in Bogota.
  await page.clock.setFixedTime('2031-01-01T02:00:00Z');
  await page.goto('/');
  await page.getByRole('contentinfo').hover();
  await expect(page.getByRole('contentinfo')).toContainText('© 2030');
  await page.clock.setFixedTime('2031-01-01T12:00:00Z');
  await page.reload();
  await page.getByRole('contentinfo').hover();
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
  await context.close();
});

test('the footer links the e-mail and the phone', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  await expect(footer.getByRole('link', { name: site.phone })).toHaveAttribute(
    'href',
    `tel:+${site.phone.replace(/\D/g, '')}`,
  );
});

test('the first tab offers to skip to the content', async ({ page }) => {
  await page.goto('/declaracion-renta');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
