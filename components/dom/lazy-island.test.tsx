import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { lazyIsland } from './lazy-island';

const connection = { saveData: true };
const idle = jest.fn<() => void, [() => void]>();

beforeEach(() => {
  document.body.innerHTML = '<div id="tool"><input aria-label="dígitos"></div>';
  Object.assign(navigator, { connection });
  connection.saveData = true;
  idle.mockClear();
  Object.assign(window, { requestIdleCallback: idle, cancelIdleCallback: () => undefined });
});

async function renderIsland(load: () => Promise<() => ReactNode>) {
  const Island = lazyIsland(load, 'tool');
  await act(async () =>
    render(
      <Suspense fallback="dormida">
        <Island unavailable="vías directas" />
      </Suspense>,
    ),
  );
}

const load = jest.fn(async () => () => 'despierta');

test('comes at the first touch of the keyboard', async () => {
  await renderIsland(load);
  expect(screen.getByText('dormida')).toBeInTheDocument();
  await act(async () => screen.getByLabelText('dígitos').focus());
  expect(screen.getByText('despierta')).toBeInTheDocument();
});

test('comes by itself when the page is idle, but not for whoever saves data', async () => {
  await renderIsland(load);
  expect(idle).not.toHaveBeenCalled();
  expect(screen.getByText('dormida')).toBeInTheDocument();

  connection.saveData = false;
  document.body.innerHTML = '<div id="tool"></div>';
  await renderIsland(load);
  expect(screen.getByText('dormida')).toBeInTheDocument();
  await act(async () => idle.mock.lastCall?.[0]());
  expect(screen.getByText('despierta')).toBeInTheDocument();
});

test('of a closed dialog comes when that opens, and not by itself', async () => {
  connection.saveData = false;
  document.body.innerHTML = '<div id="tool"><dialog><h2 tabindex="-1">Contacto</h2></dialog></div>';
  await renderIsland(load);
  expect(idle).not.toHaveBeenCalled();
  await act(async () => {
    document.querySelector('dialog')?.setAttribute('open', '');
    screen.getByRole('heading', { name: 'Contacto' }).focus();
  });
  expect(screen.getByText('despierta')).toBeInTheDocument();
});

test('comes when its HTML is taken away, as a translated page does', async () => {
  await renderIsland(load);
  await act(async () => document.getElementById('tool')?.remove());
  expect(screen.getByText('despierta')).toBeInTheDocument();
});
