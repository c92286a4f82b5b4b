/** @jest-environment node */
import { createServer } from 'node:http';
import { listen } from '../lib/port.mjs';
import { fakeIssues } from './fake-issues';
import { citedAddresses, goneAmong, reportGone } from './cited-links.mjs';

test('of the cited pages those are gone that answer 404 or 410, also where another address leads to them', async () => {
  const server = createServer((request, response) => {
    const [status = 0, to] = (request.url ?? '').slice(1).split('-').map(Number);
    // 0 never answers.
    if (status > 0) response.writeHead(status, to ? { Location: `/${to}` } : {}).end();
  });
  const port = await listen(server, 0);
  const paths = ['200', '301-200', '301-404', '404', '410', '503', '0'];
  const gone = await goneAmong(
    [...paths.map((path) => `http://127.0.0.1:${port}/${path}`), 'http://127.0.0.1:1/'],
    500,
  );
  server.closeAllConnections();
  server.close();
  expect(gone.map((address) => address.split('/').at(-1))).toEqual(['301-404', '404', '410']);
});

test('the norms of the list to confirm and the sources of the seasons are asked for', () => {
  expect(citedAddresses()).toEqual(
    expect.arrayContaining([
      'https://normograma.dian.gov.co/dian/compilacion/docs/estatuto_tributario.htm',
      expect.stringContaining('https://www.dian.gov.co/Calendarios/'),
    ]),
  );
});

test('an issue names the pages that are gone, and closes when none is', () => {
  const { gh, open } = fakeIssues();
  reportGone(gh, 'https://a.test/1 https://a.test/2');
  expect(open()).toMatchObject([
    { body: expect.stringContaining('- https://a.test/1\n- https://a.test/2\n') },
  ]);
  reportGone(gh, '');
  expect(open()).toEqual([]);
});
