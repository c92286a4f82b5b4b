import { addBehaviour } from './sveltia-behaviour';
import { guardFolder, guardRequests, isLocal, ownFonts } from './guard-requests';

/* Runs before Sveltia's script, which is served unchanged, and starts the editor once that has run. */

// Sveltia reads this preference at start. It is Spanish in every browser unless the user chose another language.
const place = 'sveltia-cms.prefs';
const preferences = JSON.parse(localStorage.getItem(place) ?? '{}');
if (!preferences.locale) localStorage.setItem(place, JSON.stringify({ ...preferences, locale: 'es-CO' }));

window.fetch = guardRequests(window.fetch.bind(window));
guardFolder();
ownFonts();
addBehaviour();

type Sveltia = { readonly CMS: { init: (options: object) => void }; readonly cmsConfig: object };

addEventListener('DOMContentLoaded', () => {
  const { CMS, cmsConfig } = window as unknown as Sveltia;
  CMS.init({ config: cmsConfig });
  if (isLocal) showStatus();
});

/** Shows the status of the site's build on this computer. */
function showStatus(): void {
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
