/** @jest-environment node */
import fc from 'fast-check';
import type { Data } from '@/content/schema';
import type { IsoDate } from '@/content/tax-calendar/types';
import { addDays } from '@/lib/tax/dates';
import { dataFiles } from '@/lib/owner-data/data-files';
import { fieldsOf, type Field } from './fields';

/*
 * Random edits and saves, from a fixed seed, on GitHub and in a folder: on two devices, with and without a new visit, refused,
 * cut off and repeated. Sveltia keeps what it sent, and never hears what saving added to it. One rule holds in each: what is
 * stored is what she edited, and days and addresses change only where she changed their words.
 */

jest.mock('./sveltia-behaviour', () => ({ ask: jest.fn() }));

type Stored = Pick<Data, 'site' | 'seasons' | 'faq'>;
type Name = keyof Stored;
const names = ['site', 'seasons', 'faq'] as const;
/** An edit of one file. `number` is its own: what she types is new each time. */
type Edit = { readonly [File in Name]?: (data: Stored[File], number: number) => void };

/** What the form gives a new question by itself. */
const hiddenId = (fieldsOf('faq')[0]?.fields as Field[]).find(({ widget }) => widget === 'hidden')
  ?.default as string | undefined;

const place = fc.nat(40);
const edits = fc.oneof(
  fc.constant<Edit>({ site: (site, number) => void (site.accountantName = `Ana Pérez de la ${number}`) }),
  fc
    .constantFrom(2025, 2026, 2027, 'auto' as const)
    .map((season): Edit => ({ site: (site) => void (site.activeSeason = season) })),
  fc.constant<Edit>({ seasons: ({ uvt }, number) => void (uvt[0]!.resolution = `Resolución ${number}`) }),
  fc.constantFrom(2024, 2027).map((year): Edit => ({
    seasons({ seasons }) {
      const season = { year } as (typeof seasons)[number];
      if (!seasons.some((each) => each.year === year)) seasons.push(season);
    },
  })),
  fc.constant<Edit>({
    seasons({ seasons }, number) {
      const published = { source: `DIAN, edición ${number}`, url: 'https://www.dian.gov.co/' };
      for (const season of seasons) if (season.year === 2024) season.published = published;
    },
  }),
  fc.constantFrom('2027-03-10', '2027-05-12', '2027-08-11').map((freeDay): Edit => ({
    seasons({ seasons }) {
      const changes = [{ freeDay, reason: 'Día cívico', source: 'el Decreto 1 de 2027' } as const];
      for (const season of seasons) if (season.year === 2027) season.changes = changes;
    },
  })),
  fc.constant<Edit>({
    faq({ questions }, number) {
      const id = hiddenId?.replace('{{uuid_shorter}}', `a${number}`);
      questions.push({ id, question: `¿Y la ${number}?`, group: 'duty', answer: ['Sí.'] });
    },
  }),
  place.map((at): Edit => ({
    faq: ({ questions }, number) => void (questions[at % questions.length]!.answer = [`Sí, ${number}.`]),
  })),
  place.map((at): Edit => ({
    faq: ({ questions }) => void questions.splice(at % questions.length, 0, questions.pop()!),
  })),
  place.map((at): Edit => ({
    faq({ questions }) {
      if (questions.length > 3) questions.splice(at % questions.length, 1);
    },
  })),
);

const step = fc.record({
  /** Days since the step before. */
  days: fc.constantFrom(0, 0, 1, 40),
  visits: fc.boolean(),
  other: fc.boolean(),
  edit: edits,
  outcome: fc.constantFrom('saved', 'saved', 'saved', 'refused', 'cut off', 'answer lost', 'slip'),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The files on GitHub or in her folder, and what happens to the next save. */
const disk = { files: new Map<Name, string>(), commits: 0, outcome: 'saved' };

function commit(name: Name, text: string): void {
  if (disk.outcome === 'refused' || disk.outcome === 'cut off') throw new Error(disk.outcome);
  disk.files.set(name, text);
  disk.commits += 1;
  if (disk.outcome === 'answer lost') throw new Error(disk.outcome);
}

const nameIn = (path: string) => /(\w+)\.json/.exec(path)?.[1] as Name;

/** GitHub's API, as far as saving asks it. */
async function github(_: unknown, init?: RequestInit): Promise<Response> {
  const { query, variables } = JSON.parse(String(init?.body));
  if (query.includes('entries')) {
    const entries = [...disk.files].map(([name, text]) => ({ name: `${name}.json`, object: { text } }));
    return Response.json({ data: { repository: { object: { entries } } } });
  }
  const [{ path, contents }] = variables.input.fileChanges.additions;
  try {
    commit(nameIn(path), Buffer.from(contents, 'base64').toString());
    return Response.json({ data: {} });
  } catch (error) {
    if (disk.outcome === 'refused') return Response.json({ errors: [{ message: 'refused' }] });
    throw error;
  }
}

/** A file of her folder. */
class Handle {
  constructor(readonly name: string) {}
  async getFile() {
    return { name: this.name, text: async () => disk.files.get(nameIn(this.name)) };
  }
  async createWritable() {
    let text = '';
    return {
      write: async (data: BufferSource | string) =>
        void (text += typeof data === 'string' ? data : new TextDecoder().decode(data)),
      close: async () => commit(nameIn(this.name), text),
      abort: async () => undefined,
    };
  }
}

const stored = () =>
  Object.fromEntries([...disk.files].map(([name, text]) => [name, JSON.parse(text)])) as Stored;

const saves: { [Place in 'GitHub' | 'a folder']?: (name: Name, text: string) => Promise<void> } = {};

beforeAll(async () => {
  const keep = ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'setInterval'] as const;
  jest.useFakeTimers({ doNotFake: [...keep] });
  Object.assign(globalThis, { location: new URL('https://editor.example'), FileSystemFileHandle: Handle });
  const { guardFolder, guardRequests } = await import('./guard-requests');
  guardFolder();
  const guarded = guardRequests(github as typeof fetch);
  saves.GitHub = async (name, text) => {
    const contents = Buffer.from(text).toString('base64');
    const input = {
      branch: { repositoryNameWithOwner: 'ana/sitio', branchName: 'main' },
      expectedHeadOid: 'a',
      fileChanges: { additions: [{ path: `content/${name}.json`, contents }] },
    };
    const body = JSON.stringify({ query: 'mutation', variables: { input } });
    const answer = await (await guarded('https://api.github.com/graphql', { method: 'POST', body })).json();
    if (answer.errors) throw new Error(answer.errors[0].message);
  };
  saves['a folder'] = async (name, text) => {
    const writer = await new Handle(`${name}.json`).createWritable();
    await writer.write(text);
    await writer.close();
  };
});
afterAll(() => jest.useRealTimers());

/** What has to be stored after her edits: `former` with them, and with the days that follow from them. */
function edited(former: Stored, changes: readonly ((data: Stored) => void)[], today: IsoDate): Stored {
  const next = structuredClone(former);
  for (const change of changes) change(next);
  if (next.site.activeSeason !== former.site.activeSeason) next.site.seasonChosen = today;
  for (const season of next.seasons.seasons) {
    const same = former.seasons.seasons.find(({ year }) => year === season.year);
    for (const change of season.changes ?? []) {
      const former = same?.changes?.find(({ freeDay }) => freeDay === change.freeDay);
      change.since = former ? former.since : today;
    }
    const datesOf = (one: typeof same) => JSON.stringify([one?.published, one?.changes]);
    if (!same || datesOf(same) !== datesOf(season)) season.updated = today;
  }
  if (JSON.stringify(next.faq.questions) !== JSON.stringify(former.faq.questions)) next.faq.updated = today;
  // The first save may choose a question's address, and the next ones must keep it.
  for (const [index, question] of next.faq.questions.entries())
    question.id ??= stored().faq.questions[index]?.id ?? 'none';
  return next;
}

/** Sveltia on one device: it holds what it sent, also on later visits, until the file on GitHub is another. */
function createDevice() {
  const kept: { [File in Name]?: { text: string | undefined; data: object } } = {};
  return {
    held: stored(),
    commits: 0,
    /** Edits of a file that aren't saved. */
    unsaved: {} as { [File in Name]?: ((data: Stored) => void)[] },
    async visit(isFolder: boolean) {
      for (const name of names) {
        await new Handle(`${name}.json`).getFile();
        const text = disk.files.get(name);
        if (!isFolder && kept[name]?.text === text) Object.assign(this.held, { [name]: kept[name]?.data });
        else this.held = { ...this.held, [name]: stored()[name] };
      }
      this.commits = disk.commits;
      this.unsaved = {};
    },
    keep(name: Name, held: Stored) {
      kept[name] = { text: disk.files.get(name), data: held[name] };
      this.held = held;
      this.commits = disk.commits;
      this.unsaved[name] = [];
    },
  };
}

test.each(['GitHub', 'a folder'] as const)(
  'on %s no save loses what an earlier one added, or changes what she left alone',
  async (where) => {
    const isFolder = where === 'a folder';
    const story = async (steps: readonly Step[]) => {
      const faq = { questions: (dataFiles.faq as Data['faq']).questions?.slice(0, 4) };
      disk.files = new Map(names.map((name) => [name, JSON.stringify({ ...dataFiles, faq }[name])]));
      disk.commits = 0;
      const devices = [createDevice(), createDevice()] as const;
      let [device] = devices;
      for (const each of devices) await each.visit(isFolder);
      let today: IsoDate = '2026-11-28';
      for (const [number, { days = 0, visits, other, edit, outcome }] of steps.entries()) {
        today = addDays(today, days);
        jest.setSystemTime(new Date(`${today}T12:00:00-05:00`));
        if (other && !isFolder) device = devices[0] === device ? devices[1] : devices[0];
        // «Cargar lo que cambió» is all that she can do after another device's commit.
        if (visits || device.commits !== disk.commits) await device.visit(isFolder);
        const name = names.find((each) => edit[each])!;
        const change = (data: Stored) => edit[name]?.(data[name] as never, number);
        const changes = [...(device.unsaved[name] ?? []), change];
        device.unsaved[name] = changes;
        const sent = structuredClone(device.held);
        for (const each of changes) each(sent);
        const typed = outcome === 'slip' ? { [Object.keys(sent[name])[0] ?? '']: 7 } : {};
        const former = stored();
        const commits = disk.commits;
        disk.outcome = outcome;
        const isSaved = await saves[where]!(name, JSON.stringify({ ...sent[name], ...typed })).then(
          () => true,
          () => false,
        );
        expect(isSaved).toBe(outcome === 'saved');
        const isStored = disk.commits > commits;
        expect(stored()).toEqual(isStored ? edited(former, changes, today) : former);
        if (isSaved) device.keep(name, sent);
      }
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 12 }), story), {
      seed: 78,
      numRuns: 10,
      endOnFailure: true,
    });
  },
);

test.each(['GitHub', 'a folder'] as const)(
  'on %s a link to a page that her site lacks is refused by the address that an earlier visit saved',
  async (where) => {
    const address = 'https://www.nunezcontadores.co';
    disk.files = new Map([['site', JSON.stringify({ ...dataFiles.site, address })]]);
    disk.outcome = 'saved';
    if (where === 'a folder') await new Handle('site.json').getFile();
    const answer = [`Mira [los precios](${address}/precios).`];
    const faq = { questions: [{ question: '¿Cuánto cobras?', group: 'duty', answer }] };
    await expect(saves[where]!('faq', JSON.stringify(faq))).rejects.toThrow('tu sitio no tiene esa página');
    expect(disk.files.has('faq')).toBe(false);
  },
);
