/** @jest-environment node */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSummary } from './build-summary';

/** A folder with three files of 1.3 MB. */
function exported(): string {
  const folder = mkdtempSync(join(tmpdir(), 'out-'));
  mkdirSync(join(folder, 'declaracion-renta'));
  writeFileSync(join(folder, 'index.html'), 'a'.repeat(1_000_000));
  writeFileSync(join(folder, '_headers'), 'b'.repeat(200_000));
  writeFileSync(join(folder, 'declaracion-renta', 'index.html'), 'c'.repeat(100_000));
  return folder;
}

async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('the build ends by naming the folder, its size and what the owner must do herself', async () => {
  const folder = exported();
  const said = await buildSummary(folder, '', '', []);
  expect(said).toContain(`En ${folder}/ está tu sitio completo: 3 archivos, 1,3 MB.`);
  expect(said).toContain('soltar la carpeta, tal como está, en un servicio que aloje archivos');
  expect(said).toMatch(
    /• Los contactos por correo\. Si la carpeta va sin API, .*por WhatsApp lo que escribió/,
  );
  expect(said).toMatch(/• El cambio de año\. El 1 de enero.*sube la carpeta nueva/);
});

test('with an API that answers, the owner reads that leads are stored, and the probe sends no data', async () => {
  const asked: string[] = [];
  const api = await serve((request, response) => {
    request.on('data', (body: Buffer) => asked.push(`${request.method} ${request.url} ${body.toString()}`));
    request.on('end', () => {
      response.writeHead(400, { 'Content-Type': 'application/json' }).end('{"status":"error"}');
    });
  });
  const said = await buildSummary(exported(), 'https://contadora.invalid', api.address, []);
  api.close();
  expect(said).toContain(`Hoy contesta una API en ${api.address}: mientras siga ahí, guarda los contactos`);
  expect(said).not.toContain('WhatsApp');
  expect(asked).toEqual(['POST /api/contact {}']);
});

test.each([
  ['a file server', 501, 'hay un sitio, y ninguna API'],
  ['a server that answers any request with a page', 200, 'hay un sitio, y ninguna API'],
])('where the address is %s, the owner reads that no lead is stored', async (_, code, found) => {
  const files = await serve((_request, response) => {
    response.writeHead(code, { 'Content-Type': 'text/html; charset=utf-8' }).end('<p>No</p>');
  });
  const said = await buildSummary(exported(), files.address, '', []);
  files.close();
  expect(said).toContain(`En ${files.address} ${found}: mientras siga así, quien llene el formulario leerá`);
});

test('where no server answers, the owner reads that nobody answers there', async () => {
  const gone = await serve(() => undefined);
  gone.close();
  const said = await buildSummary(exported(), gone.address, '', []);
  expect(said).toContain(
    `En ${gone.address} no contesta nadie: mientras siga así, quien llene el formulario`,
  );
});
