/* Before Sveltia reads them: Spanish whatever the browser's language, unless its owner chose another. */
const place = 'sveltia-cms.prefs';
const preferences = JSON.parse(localStorage.getItem(place) ?? '{}');
if (!preferences.locale) localStorage.setItem(place, JSON.stringify({ ...preferences, locale: 'es-CO' }));
