import { waitFor } from '@testing-library/dom';
import { takeDeferredSubmit } from '@/components/dom/deferred-submits';
import { deferSubmits } from './defer-submits';

// The page has been parsed.
afterEach(() => void dispatchEvent(new Event('load')));

test.each([
  ['is sent', (form: HTMLFormElement) => form.requestSubmit()],
  ['is used', (form: HTMLFormElement) => form.querySelector('input')?.click()],
])(
  'a form that %s and whose script does not come in 15 seconds shows its fallback, and no other',
  (_, use) => {
    deferSubmits();
    jest.useFakeTimers();
    const form =
      '<form><input type="radio"></form><div role="alert"><div data-way-out hidden>Llama</div></div>';
    document.body.innerHTML = `<section>${form}</section><section>${form}</section>`;
    const [taken, left] = document.forms as unknown as [HTMLFormElement, HTMLFormElement];
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('[data-way-out]')].map(({ hidden }) => !hidden);
    use(taken);
    takeDeferredSubmit(taken);
    jest.advanceTimersByTime(10_000);
    use(left);
    jest.advanceTimersByTime(14_999);
    expect(shown()).toEqual([false, false]);
    jest.advanceTimersByTime(1);
    expect(shown()).toEqual([false, true]);
    jest.useRealTimers();
  },
);

test('Enter in a form without its script neither sends nor closes anything, and the contacts are said again', () => {
  deferSubmits();
  document.body.innerHTML =
    '<dialog open><form method="dialog" data-ready></form><div role="alert"><p>Llama</p></div></dialog>';
  document.querySelector('dialog')?.setAttribute('data-gave-way', '');
  const said = jest.spyOn(document.querySelector('[role=alert]')!, 'replaceChildren');
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  document.forms[0]?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(said).toHaveBeenCalled();
});

test('a form that is used before its script says so in its live region, until the script comes', () => {
  deferSubmits();
  document.body.innerHTML = '<form><input /><span role="status" data-words="Un momento…"></span></form>';
  const status = document.querySelector('[role=status]');
  expect(status).toBeEmptyDOMElement();
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(status).toHaveTextContent('Un momento…');
  const [form] = document.forms;
  if (form) takeDeferredSubmit(form);
  expect(status).toBeEmptyDOMElement();
});

test('a form that is used before its end is parsed says so as soon as it is', async () => {
  deferSubmits();
  document.body.innerHTML = '<form><input /></form>';
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  document.forms[0]?.insertAdjacentHTML('beforeend', '<p role="status" data-words="Un momento…"></p>');
  await waitFor(() => expect(document.querySelector('[role=status]')).toHaveTextContent('Un momento…'));
});
