import type * as Draft from './contact-draft';
import { emptyContact, type ContactValues } from './contact-fields';

const typed: ContactValues = { ...emptyContact, name: 'Ana', services: ['RUT'], message: 'Hola\n👋' };

const form = document.createElement('form');

/** Simulates a page load: a new module with the old storage. */
function load(): typeof Draft {
  let loaded: typeof Draft | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual('./contact-draft');
  });
  return loaded!;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('nothing is left once it is cleared', () => {
  const draft = load();
  draft.saveDraft(typed, form);
  draft.rememberAccepted('request', 'contact');
  draft.clearDraft();
  expect(draft.readDraft()).toEqual(emptyContact);
  expect(draft.acceptedCalls('request')).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('other forms on the page are notified once of each change', () => {
  const draft = load();
  const listener = jest.fn();
  const stop = draft.onDraftChange(listener);
  draft.saveDraft(typed, form);
  draft.saveDraft({ ...typed }, form);
  expect(listener.mock.calls).toEqual([[typed, form]]);
  draft.clearDraft();
  expect(listener).toHaveBeenLastCalledWith(emptyContact, null);
  stop();
  draft.saveDraft(typed, form);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a page that comes back as it was left takes over what another page of the tab kept or sent', () => {
  const [left, another] = [load(), load()];
  const listener = jest.fn();
  left.saveDraft(typed, form);
  left.onDraftChange(listener);
  left.rereadDraft();
  expect(listener).not.toHaveBeenCalled();

  const changed = { ...typed, message: 'Otra cosa' };
  another.saveDraft(changed, form);
  left.rereadDraft();
  expect(listener).toHaveBeenLastCalledWith(changed, 'another page');
  expect(left.readDraft()).toEqual(changed);

  another.clearDraft();
  left.rereadDraft();
  expect(listener).toHaveBeenLastCalledWith(emptyContact, null);
  expect(left.readDraft()).toEqual(emptyContact);
});

test('accepted calls are known for the very same request only, also after a reload', () => {
  load().rememberAccepted('request', 'contact');
  const draft = load();
  expect(draft.acceptedCalls('request')).toEqual(['contact']);
  expect(draft.acceptedCalls('another')).toEqual([]);
});

test.each(['{', 'null', '7', '{"values":{"name":7},"accepted":null}', '{"values":null}', '[]'])(
  'the corrupted item %j is an empty draft',
  (item) => {
    sessionStorage.setItem('contact-draft', item);
    expect(load().readDraft()).toEqual(emptyContact);
  },
);

test('full storage costs the reload, never the draft', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const draft = load();
  draft.saveDraft(typed, form);
  expect(draft.readDraft()).toEqual(typed);
  expect(load().readDraft()).toEqual(emptyContact);
});
