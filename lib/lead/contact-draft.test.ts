import type * as Module from './contact-draft';
import { DRAFT_KEY, emptyDraft, eraseMessage, hasChangedProposal, type Draft } from './contact-draft';
import { emptyContact } from './contact-fields';

const typed: Draft = { ...emptyContact, name: 'Ana', services: ['RUT'], message: 'Hola\n👋' };

/** Simulates a page load: a new module with the old storage. */
function load(): typeof Module {
  let loaded: typeof Module | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual('./contact-draft');
  });
  return loaded!;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the draft survives a reload, calls listeners once per change, and leaves nothing in storage once cleared', () => {
  const draft = load();
  const listener = jest.fn();
  const stop = draft.onDraftChange(listener);
  draft.saveDraft(typed);
  draft.saveDraft({ ...typed });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(load().readDraft()).toEqual(typed);
  draft.clearDraft();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(draft.readDraft()).toEqual(emptyDraft);
  expect(sessionStorage).toHaveLength(0);
  stop();
  draft.saveDraft(typed);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a page restored from the back-forward cache takes over the tab’s newer draft', () => {
  const [left, another] = [load(), load()];
  const listener = jest.fn();
  left.onDraftChange(listener);
  const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  another.saveDraft(typed);
  listener.mockClear();
  comeBack();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(left.readDraft()).toEqual(typed);
  another.clearDraft();
  comeBack();
  expect(left.readDraft()).toEqual(emptyDraft);
});

test.each<[Partial<Draft>, boolean]>([
  [{ message: 'Renta de 2025, y soy taxista.', wasProposed: true }, true],
  [{ message: '', wasProposed: true }, false],
  [{ message: 'Soy taxista.', wasProposed: false }, false],
])('a draft %j has a proposal that the visitor changed: %s', (written, isChanged) => {
  const draft = load();
  draft.onDraftChange(() => undefined);
  draft.saveDraft({ ...typed, ...written });
  expect(hasChangedProposal()).toBe(isChanged);
  eraseMessage();
  // The forms on the page, and the next page, have everything but the message.
  for (const { readDraft } of [draft, load()]) expect(readDraft()).toEqual({ ...typed, message: null });
});

test.each(['{', 'null', '7', '{"name":7}', '[]', '{"values":null}'])(
  'a corrupted stored draft %j is read as an empty draft',
  (item) => {
    sessionStorage.setItem(DRAFT_KEY, item);
    expect(load().readDraft()).toEqual(emptyDraft);
  },
);

test.each(['getItem', 'setItem'] as const)(
  'when storage’s %s throws, the draft still works until the page is reloaded',
  (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const draft = load();
    draft.saveDraft(typed);
    expect(draft.readDraft()).toEqual(typed);
    expect(load().readDraft()).toEqual(emptyDraft);
  },
);
