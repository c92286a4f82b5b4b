import { hideFallback, showFallback } from './fallback';

const form = (name: string) => `
  <section>
    <form aria-busy="true"><input name="message" aria-label="${name}"><input type="checkbox" name="consent"><button type="submit">Enviar</button></form>
    <a href="https://wa.me/57?text=Hola">WhatsApp</a>
    <div role="alert"><p data-way-out hidden>Llámame</p></div>
  </section>`;

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-way-out]')].map(({ hidden }) => !hidden);
const fields = () => [...document.forms].map((each) => each.hasAttribute('data-filled'));

beforeEach(() => {
  document.body.innerHTML = form('una') + form('otra');
  document.querySelector('input')!.value = '¿Declaro?';
  showFallback(section());
});
afterEach(() => hideFallback(document.body));
const section = () => document.querySelector('section')!;

test('a part whose script fails to load shows its contacts; other parts go on waiting for theirs', () => {
  expect(shown()).toEqual([true, false]);
  expect([...document.forms].map(({ ariaBusy }) => ariaBusy)).toEqual([null, 'true']);
});

test('when scripts fail to load, a form that was filled in keeps its fields, and an empty one doesn’t', () => {
  expect(fields()).toEqual([true, false]);
  showFallback(document.body);
  expect(fields()).toEqual([true, false]);
});

test('the contacts are inserted into their live region, so that screen readers announce them', async () => {
  const entered: Node[] = [];
  new MutationObserver((changes) =>
    entered.push(...changes.flatMap(({ addedNodes }) => [...addedNodes])),
  ).observe(document.querySelectorAll('[role=alert]')[1]!, { childList: true });
  showFallback(document.body);
  await Promise.resolve();
  expect(entered.map(({ textContent }) => textContent)).toEqual(['Llámame']);
});

test('a script that comes after all takes the contacts of its own part away, and of no other', () => {
  showFallback(document.body);
  hideFallback(section());
  expect(document.body).toHaveAttribute('data-gave-way');
  expect(shown()).toEqual([false, true]);
});

test('the contacts come into view below the tapped row, in the place of its answer', () => {
  document.body.innerHTML = `<section><form>
    <ul><li id="row"><input type="radio" name="income"></li><li id="place"></li></ul>
    <div role="alert"><p data-way-out hidden>Llámame</p></div>
  </form></section>`;
  const come = jest.fn();
  Element.prototype.scrollIntoView = come;
  window.tapped = document.querySelector('input');
  showFallback(section());
  expect(document.getElementById('place')).toHaveTextContent('Llámame');
  expect(come.mock.contexts).toEqual([document.querySelector('p')]);
  delete window.tapped;
});
