import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { lazyWhenNear, type Wake } from './lazy-when-near';

let seen: (isNear: boolean) => void;

beforeEach(() => {
  document.body.innerHTML = '<div id="tool"><input aria-label="dígitos"></div>';
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      seen = (isIntersecting) =>
        callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

async function renderIsland(load: () => Promise<() => ReactNode>, wake: Wake = 'touched') {
  const Island = lazyWhenNear(load, 'tool', () => wake);
  await act(async () =>
    render(
      <Suspense fallback="dormida">
        <Island unavailable="vías directas" />
      </Suspense>,
    ),
  );
}

const load = jest.fn(async () => () => 'despierta');

test('waits for the visitor, and comes at the first touch of the keyboard', async () => {
  await renderIsland(load);
  expect(screen.getByText('dormida')).toBeInTheDocument();
  await act(async () => screen.getByLabelText('dígitos').focus());
  expect(screen.getByText('despierta')).toBeInTheDocument();
});

test('comes when it is near the viewport', async () => {
  await renderIsland(load, 'near');
  await act(async () => seen(false));
  expect(screen.getByText('dormida')).toBeInTheDocument();
  await act(async () => seen(true));
  expect(screen.getByText('despierta')).toBeInTheDocument();
});

test('comes at once for whoever is typing in it already', async () => {
  screen.getByLabelText('dígitos').focus();
  await renderIsland(load);
  expect(screen.getByText('despierta')).toBeInTheDocument();
});

test('comes when its HTML is taken away, as a translated page does', async () => {
  await renderIsland(load);
  await act(async () => document.getElementById('tool')?.remove());
  expect(screen.getByText('despierta')).toBeInTheDocument();
});

test('what was typed in HTML that a browser translated moves into what is made anew, with the focus', async () => {
  document.body.innerHTML = '<div id="tool"><font>Dígitos</font><input aria-label="dígitos"></div>';
  const former = document.getElementById('tool');
  const typing = screen.getByLabelText<HTMLInputElement>('dígitos');
  typing.focus();
  typing.value = '27';
  const heard = jest.fn();
  await renderIsland(async () => {
    former?.remove();
    const Tool = () => (
      <div id="tool">
        <input aria-label="dígitos" onChange={({ target }) => heard(target.value)} />
      </div>
    );
    return Tool;
  });
  const field = await screen.findByLabelText('dígitos');
  expect(field).toHaveValue('27');
  expect(field).toHaveFocus();
  expect(heard).toHaveBeenCalledWith('27');
});

test('gives way to the direct ways after two failures', async () => {
  jest.useFakeTimers();
  const broken = jest.fn(async (): Promise<() => string> => Promise.reject(new Error('gone')));
  await renderIsland(broken);
  await act(async () => screen.getByLabelText('dígitos').focus());
  await act(async () => jest.advanceTimersByTimeAsync(1000));
  expect(broken).toHaveBeenCalledTimes(2);
  expect(screen.getByText('vías directas')).toBeInTheDocument();
  jest.useRealTimers();
});
