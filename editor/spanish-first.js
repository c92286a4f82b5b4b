/*
 * Sveltia reads this preference at start. It is Spanish in every browser unless the user chose another
 * language.
 */
const place = 'sveltia-cms.prefs';
const preferences = JSON.parse(localStorage.getItem(place) ?? '{}');
if (!preferences.locale) localStorage.setItem(place, JSON.stringify({ ...preferences, locale: 'es-CO' }));
