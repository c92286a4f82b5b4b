import { FILES_ID } from '@/components/dom/page-files';
import { YEARS_ID } from '@/components/tax-year/tax-year';
import { fetchOnLoad } from './fetch-on-load';
import { showTaxYear } from './show-tax-year';

/* A browser shows a page and takes taps while it is still being parsed. */

const onError = jest.fn();
beforeAll(() => addEventListener('error', onError));
// The load event ends the observer, which the end of the test's own page would call.
afterAll(() => dispatchEvent(new Event('load')));

test('the years’ JSON causes no error while only a part of it is parsed', async () => {
  document.body.innerHTML = `<p>Hola</p><script type="application/json" id="${YEARS_ID}">{"years":[</script>`;
  showTaxYear();
  document.body.append('¿Qué');
  await Promise.resolve();
  expect(onError).not.toHaveBeenCalled();
});

test('a tap on a half-parsed page fetches no script, and a later tap does', async () => {
  window.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  document.body.innerHTML = `<script type="application/json" id="${FILES_ID}">{"main":["/on-lo</script>`;
  fetchOnLoad(() => undefined);
  document.body.click();
  expect(onError).not.toHaveBeenCalled();
  const json = document.getElementById(FILES_ID)!;
  json.textContent = '{"main":["/main.js"]}';
  json.after('');
  document.body.click();
  expect(fetch).toHaveBeenCalledWith('/main.js', expect.anything());
});
