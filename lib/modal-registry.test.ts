/** @jest-environment node */
import { closeModal, openModal, removeClosed } from './modal-registry';

const registered = ['contact', 'other'];

test('a registered id opens with its payload', () => {
  expect(openModal([], registered, 'contact', 'RUT')).toEqual([
    { id: 'contact', payload: 'RUT', closing: false },
  ]);
});

test('an id that is not registered changes nothing', () => {
  const entries = openModal([], registered, 'contact', 'RUT');
  expect(openModal(entries, registered, 'unknown', 'x')).toBe(entries);
});

test('opening an open id replaces its entry, in its place', () => {
  const entries = ['contact', 'other'].reduce(
    (open, id) => openModal(open, registered, id, 'first'),
    openModal<string>([], registered, 'contact', ''),
  );
  expect(openModal(entries, registered, 'contact', 'second')).toEqual([
    { id: 'contact', payload: 'second', closing: false },
    { id: 'other', payload: 'first', closing: false },
  ]);
});

test('a closed modal stays until it has left', () => {
  const closing = closeModal(openModal([], registered, 'contact', 'RUT'), 'contact');
  expect(closing).toEqual([{ id: 'contact', payload: 'RUT', closing: true }]);
  expect(removeClosed(closing, 'contact')).toEqual([]);
});

test('a modal opened again while it was closing is not removed', () => {
  const closing = closeModal(openModal([], registered, 'contact', 'first'), 'contact');
  const reopened = openModal(closing, registered, 'contact', 'second');
  expect(removeClosed(reopened, 'contact')).toEqual([{ id: 'contact', payload: 'second', closing: false }]);
});

test('closing an id that is not open changes nothing', () => {
  expect(closeModal([], 'contact')).toEqual([]);
});
