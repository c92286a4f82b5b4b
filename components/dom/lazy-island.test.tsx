import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { lazyIsland } from './lazy-island';

const connection = { saveData: true };
const idle = jest.fn<() => void, [() => void]>();
const load = jest.fn<Promise<() => ReactNode>, []>();

beforeEach(() => {
  document.body.innerHTML = '<div id="tool"><input aria-label="dígitos"></div>';
  jest.clearAllMocks();
  load.mockResolvedValue(() => 'despierta');
  connection.saveData = true;
  Object.assign(navigator, { connection });
  Object.assign(window, { requestIdleCallback: idle });
});

/** Renders an island whose HTML is in the page and whose chunk is not loaded. */
async function renderIsland(html = document.body.innerHTML) {
  document.body.innerHTML = html;
  const Island = lazyIsland(load, 'tool');
  await act(async () => render(<Island unavailable="vías directas" />));
  expect(screen.queryByText('despierta')).toBeNull();
}

test('for a visitor who saves data, a tool’s code comes when its field takes the focus', async () => {
  await renderIsland();
  await act(async () => screen.getByLabelText('dígitos').focus());
  expect(screen.getByText('despierta')).toBeInTheDocument();
});

test('a tool’s code comes by itself when the page is idle, but not for visitors who save data', async () => {
  await renderIsland();
  expect(idle).not.toHaveBeenCalled();
  connection.saveData = false;
  await renderIsland('<div id="tool"></div>');
  await act(async () => idle.mock.lastCall?.[0]());
  expect(screen.getByText('despierta')).toBeInTheDocument();
});

test('a dialog’s code comes when the dialog opens, and not before', async () => {
  connection.saveData = false;
  await renderIsland('<div id="tool"><dialog open><h2 tabindex="-1">Contacto</h2></dialog></div>');
  expect(idle).not.toHaveBeenCalled();
  await act(async () => screen.getByRole('heading', { name: 'Contacto' }).focus());
  expect(screen.getByText('despierta')).toBeInTheDocument();
});

test('a tool is replaced by the direct ways only when its code is lost twice', async () => {
  jest.useFakeTimers();
  load.mockRejectedValue(new Error('lost'));
  await renderIsland();
  await act(async () => {
    screen.getByLabelText('dígitos').focus();
    await jest.advanceTimersByTimeAsync(1000);
  });
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('vías directas')).toBeInTheDocument();
  jest.useRealTimers();
});
