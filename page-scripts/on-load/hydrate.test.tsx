import { act, screen } from '@testing-library/react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Island } from '@/components/ui/Island';
import { hideFallback, showFallback } from '@/page-scripts/shared/fallback';
import { hydrate } from './hydrate';

// In a page the early script puts these functions on the window.
Object.assign(window, { hideFallback, showFallback });

const fail = jest.fn();
/** Text that the tool reads in its field when it starts. */
const seen = jest.fn();

/** A tool with a form, which throws when it is asked to. */
function Tool() {
  const [isBroken, setBroken] = useState(false);
  useLayoutEffect(() => seen(document.querySelector('input')?.value), []);
  if (isBroken) throw new Error('broken on purpose');
  return (
    <form id="ask">
      <label>
        Nombre
        <input id="name" />
      </label>
      <button type="button" onClick={() => setBroken(true)}>
        Romper
      </button>
    </form>
  );
}

/** The tool as the server renders it. */
const rendered =
  '<form id="ask"><label>Nombre<input id="name"/></label><button type="button">Romper</button></form>';

/** Writes a page with the tool's HTML. */
function write(html = rendered): HTMLElement {
  document.body.innerHTML = `<div data-island="Tool" data-props="{}">${html}</div>`;
  return document.querySelector<HTMLElement>('[data-island]')!;
}

const field = () => document.querySelector('input')!;
/** Hydrates the tool; React runs its effects when `act` ends. */
const wake = (host: HTMLElement, Which: () => ReactNode = Tool) =>
  act(async () => void hydrate(host, Which, fail));

// React reports what it builds again, which Jest would take for a failure.
const reported = jest.fn();
beforeAll(() => addEventListener('error', reported));

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation();
});

test('a tool answers with what was typed before, in the same field', async () => {
  const host = write();
  const before = field();
  before.value = 'Ana';
  await wake(host);
  expect(field()).toBe(before);
  expect(seen).toHaveBeenLastCalledWith('Ana');
});

test('a tool starts with the props of its HTML, and hides the contacts in its live region, which a failure had shown', async () => {
  function Greeting({ name }: { name: string }) {
    useLayoutEffect(() => seen(name), [name]);
    return <p>Hola, {name}</p>;
  }
  const island = (
    <Island name="DateLookup" component={Greeting} props={{ name: 'Ana' }} unavailable="Llámame" />
  );
  document.body.innerHTML = `<section>${renderToString(island)}</section>`;
  const wayOut = screen.getByRole('alert').firstElementChild;
  expect(wayOut).toHaveTextContent('Llámame');
  expect(wayOut).not.toBeVisible();
  showFallback(document.body);
  expect(wayOut).toBeVisible();
  const host = document.querySelector<HTMLElement>('[data-island=DateLookup]')!;
  await act(async () => void hydrate(host, Greeting as typeof Tool, fail));
  expect(seen).toHaveBeenLastCalledWith('Ana');
  expect(wayOut).not.toBeVisible();
});

test.each([
  ['a translator', (html: string) => html.replace('Nombre', '<font>Name</font>')],
  ['a password manager', (html: string) => html.replace('<label>', '<i></i><label>')],
])(
  'what %s changed is built again, with what was typed, the focus and the deferred submit',
  async (_, change) => {
    const host = write(change(rendered));
    const before = field();
    before.value = 'Ana';
    before.focus();
    document.forms[0]!.setAttribute('aria-busy', 'true');
    await wake(host);
    expect(field()).not.toBe(before);
    expect(seen).toHaveBeenLastCalledWith('Ana');
    expect(field()).toHaveFocus();
    expect(document.forms[0]).toHaveAttribute('aria-busy', 'true');
  },
);

test('an open dialog that is built again is open, with its preset', async () => {
  // jsdom has no `showModal`.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const Modal = () => <dialog id="modal">Contacto</dialog>;
  const host = write('<dialog id="modal" open data-services="RUT"><font>Contact</font></dialog>');
  await wake(host, Modal);
  expect(host.querySelector('dialog')).toHaveAttribute('open');
  expect(host.querySelector('dialog')).toHaveAttribute('data-services', 'RUT');
});

test('a tool that throws keeps its HTML and what was typed', async () => {
  const host = write();
  await wake(host);
  const [before] = [field()];
  before.value = 'Ana';
  act(() => host.querySelector('button')!.click());
  expect(fail).toHaveBeenCalledTimes(1);
  expect(field()).toBe(before);
  expect(field()).toHaveValue('Ana');
});

test('a tool that throws at once keeps its HTML, and the next one can start', async () => {
  const host = write();
  const Broken = () => {
    throw new Error('broken on purpose');
  };
  let start = Promise.resolve();
  await act(async () => {
    start = hydrate(host, Broken, fail);
  });
  await start;
  expect(fail).toHaveBeenCalled();
  expect(field()).toBeVisible();
});
