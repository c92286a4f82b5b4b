/* Sveltia reads this preference at start: Spanish in every browser, unless its user chose another language. */
const place = 'sveltia-cms.prefs';
const preferences = JSON.parse(localStorage.getItem(place) ?? '{}');
if (!preferences.locale) localStorage.setItem(place, JSON.stringify({ ...preferences, locale: 'es-CO' }));
