import { endExit, exitDialog, loadExit, openDialog } from './dialog-exit';
import { loadMotion } from './load-motion';
import type * as Motion from './motion';

jest.mock('./load-motion');

test('a modal that is opened again while it fades out stays open', () => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const fading = { finished: new Promise<void>(() => undefined), cancel: jest.fn() };
  jest
    .mocked(loadMotion)
    .mockImplementation((use) => use({ animate: () => fading } as unknown as typeof Motion));
  document.body.innerHTML = '<dialog open></dialog>';
  const modal = document.querySelector('dialog') as HTMLDialogElement;
  loadExit();
  expect(openDialog()).toBe(modal);
  exitDialog(modal);
  expect(modal.open).toBe(true);
  expect(openDialog()).toBeNull();
  // The modal is opened again during its exit animation.
  endExit(modal);
  expect(openDialog()).toBe(modal);
});
