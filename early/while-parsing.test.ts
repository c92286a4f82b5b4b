import { YEARS_ID } from '@/components/tax-year/tax-year';
import { fetchOnLoad } from './fetch-on-load';
import { DEFERRED_ID } from './deferred-scripts';
import { showTaxYear } from './show-tax-year';

/* A browser shows a page and takes taps while it is still being parsed. */

const onError = jest.fn();
beforeAll(() => addEventListener('error', onError));

test('half-parsed words of the years cause no error', async () => {
  document.body.innerHTML = `<p>Hola</p><script type="application/json" id="${YEARS_ID}">{"years":[</script>`;
  showTaxYear();
  document.body.append('¿Qué');
  await Promise.resolve();
  expect(onError).not.toHaveBeenCalled();
});

test('a tap on a half-parsed page fetches no script, and a later tap does', async () => {
  document.body.innerHTML = `<script type="application/json" id="${DEFERRED_ID}">{"onLoad":"/on-load.js","fra</script>`;
  fetchOnLoad(() => undefined);
  document.body.click();
  expect(onError).not.toHaveBeenCalled();
  const json = document.getElementById(DEFERRED_ID);
  if (json)
    json.textContent =
      '{"onLoad":"/on-load.js","framework":{"chunks":["/one.js"],"entry":"/start.js","tools":{}}}';
  json?.after('');
  document.body.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.head.querySelector('link')).toHaveAttribute('href', '/one.js');
});
