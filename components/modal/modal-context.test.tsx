import { renderHook } from '@testing-library/react';
import { ModalContext, useModal, type Modals } from './modal-context';

test('outside its provider the modal says, to the developer, where it must be used', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => renderHook(() => useModal())).toThrow('useModal debe usarse dentro de un ModalProvider.');
});

test('inside it, the modals can be opened and closed', () => {
  const modals: Modals = { open: jest.fn(), close: jest.fn() };
  const { result } = renderHook(() => useModal(), {
    wrapper: ({ children }) => <ModalContext value={modals}>{children}</ModalContext>,
  });
  expect(result.current).toBe(modals);
});
