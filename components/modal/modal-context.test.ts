import { renderHook } from '@testing-library/react';
import { modalWords } from '@/content/modal';
import { useModal } from './modal-context';

test('outside its provider the modal says, to the developer, where it must be used', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => renderHook(() => useModal())).toThrow(modalWords.outsideProvider);
});
