import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Repository } from './github.mjs';

type Issue = {
  number: number;
  title: string;
  body: string;
  state: string;
  assignees: string[];
  comments: string[];
};
type CheckRun = {
  name: string;
  status: string;
  conclusion: string | null;
  details_url: string;
  app: { slug: string };
};

/** State of a repository as far as the workflows touch it; tests set and read it. */
export type FakeRepository = {
  head: { sha: string; html_url: string; commit: { message: string; tree: { sha: string } } };
  runs: CheckRun[];
  issues: Issue[];
  /** Files of each created tree. */
  trees: Record<string, string>[];
  /** Files written to each branch. */
  branches: Record<string, Record<string, string>>;
  pulls: { title: string; body: string; head: string; base: string }[];
  /** Whether the settings let workflows open pull requests. */
  allowsPulls: boolean;
};

/** Starts a fake GitHub with one repository on this machine. */
export async function fakeGitHub() {
  const state: FakeRepository = {
    head: {
      sha: 'a1',
      html_url: 'https://github.test/c/a1',
      commit: { message: 'Cambia content/site.json', tree: { sha: 't1' } },
    },
    runs: [],
    issues: [],
    trees: [],
    branches: { main: {} },
    pulls: [],
    allowsPulls: true,
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const url = new URL(request.url ?? '', 'http://localhost');
    const asked = `${request.method} ${url.pathname.replace('/repos/ana/sitio', '')}`;
    const [status, answer] =
      request.headers.authorization === 'Bearer secret'
        ? answerTo(state, asked, text === '' ? {} : JSON.parse(text), url.searchParams)
        : [401, {}];
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const repository: Repository = { name: 'ana/sitio', token: 'secret', api: `http://127.0.0.1:${port}` };
  return { state, repository, stop: () => server.close() };
}

type Body = Record<string, never>;

function answerTo(
  state: FakeRepository,
  asked: string,
  body: Body,
  query: URLSearchParams,
): [number, unknown] {
  const [, number] = /^\w+ \/issues\/(\d+)/.exec(asked) ?? [];
  const issue = state.issues.find((each) => each.number === Number(number));
  const [, branch = ''] = /^GET \/git\/ref\/heads\/(.+)$/.exec(asked) ?? [];
  switch (true) {
    case asked === 'GET ':
      return [200, { default_branch: 'main', html_url: 'https://github.test/ana/sitio' }];
    case asked === 'GET /commits/main':
      return [200, state.head];
    case asked === `GET /commits/${state.head.sha}/check-runs`:
      return [200, { check_runs: state.runs }];
    case asked === 'GET /issues':
      return [200, state.issues.filter(({ state: is }) => is === query.get('state'))];
    case asked === 'POST /issues': {
      const { title, body: text, assignees } = body as unknown as Issue;
      state.issues.push({
        ...{ number: state.issues.length + 1, title, body: text, assignees },
        ...{ state: 'open', comments: [] },
      });
      return [201, {}];
    }
    case /^POST .*\/comments$/.test(asked) && issue !== undefined:
      issue.comments.push(body.body ?? '');
      return [201, {}];
    case asked.startsWith('PATCH /issues/') && issue !== undefined:
      Object.assign(issue, body);
      return [200, {}];
    case branch !== '':
      return state.branches[branch] ? [200, { object: { sha: state.head.sha } }] : [404, {}];
    case asked === 'POST /git/trees': {
      const { tree } = body as unknown as { tree: { path: string; content: string }[] };
      state.trees.push(Object.fromEntries(tree.map(({ path, content }) => [path, content])));
      return [201, { sha: `tree${state.trees.length}` }];
    }
    case asked === 'POST /git/commits':
      return [201, { sha: `commit of ${body.tree}` }];
    case asked === 'POST /git/refs': {
      const [, tree = ''] = /^commit of tree(\d+)$/.exec(String(body.sha)) ?? [];
      state.branches[String(body.ref).replace('refs/heads/', '')] = state.trees[Number(tree) - 1] ?? {};
      return [201, {}];
    }
    case asked === 'POST /pulls':
      if (!state.allowsPulls)
        return [403, { message: 'GitHub Actions is not permitted to create pull requests' }];
      state.pulls.push(body as unknown as FakeRepository['pulls'][number]);
      return [201, { number: 100 + state.pulls.length }];
    case /^POST .*\/assignees$/.test(asked):
      return [201, {}];
    default:
      return [404, { asked }];
  }
}
