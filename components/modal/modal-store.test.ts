/** @jest-environment node */
import { modalStore } from './modal-store';

const { open, close, removeClosed, read } = modalStore;

afterEach(() => {
  close('contact');
  removeClosed('contact');
});

test('opening an open one replaces its entry', () => {
  open('contact', { services: 'RUT' });
  open('contact', { message: 'Hola' });
  expect(read()).toEqual([{ id: 'contact', payload: { message: 'Hola' }, closing: false }]);
});

test('a closed one stays until it has left', () => {
  open('contact', {});
  close('contact');
  expect(read()).toEqual([{ id: 'contact', payload: {}, closing: true }]);
  removeClosed('contact');
  expect(read()).toEqual([]);
});

test('one opened again while it was closing is not removed', () => {
  open('contact', {});
  close('contact');
  open('contact', { services: 'RUT' });
  removeClosed('contact');
  expect(read()).toEqual([{ id: 'contact', payload: { services: 'RUT' }, closing: false }]);
});
