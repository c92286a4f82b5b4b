/* Starts the editor. On localhost it also shows the status of the site's build. */

const { CMS, cmsConfig } = /** @type {any} */ (window);
CMS.init({ config: cmsConfig });

if (/^(localhost|127\.0\.0\.1)$/.test(location.hostname)) {
  const status = document.createElement('output');
  status.className = 'site-status';
  document.documentElement.append(status);
  new EventSource('status').addEventListener('message', ({ data }) => {
    const { text, address } = JSON.parse(data);
    status.textContent = text;
    if (!address) return;
    const link = Object.assign(document.createElement('a'), {
      href: address,
      target: '_blank',
      textContent: 'Verlo',
    });
    status.append(' ', link);
  });
}
