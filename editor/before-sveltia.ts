import { addBehaviour } from './sveltia-behaviour';
import { guardFolder, guardRequests, ownFonts } from './guard-requests';

/* Runs before Sveltia's script, which is served unchanged. */

// Sveltia reads this preference at start. It is Spanish in every browser unless the user chose another language.
const place = 'sveltia-cms.prefs';
const preferences = JSON.parse(localStorage.getItem(place) ?? '{}');
if (!preferences.locale) localStorage.setItem(place, JSON.stringify({ ...preferences, locale: 'es-CO' }));

window.fetch = guardRequests(window.fetch.bind(window));
guardFolder();
ownFonts();
addBehaviour();
