/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSummary } from './build-summary';

test('the build ends by naming the folder, its size, each notice and what the owner must do herself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'out-'));
  mkdirSync(join(folder, 'declaracion-renta'));
  writeFileSync(join(folder, 'index.html'), 'a'.repeat(1_000_000));
  writeFileSync(join(folder, '_headers'), 'b'.repeat(200_000));
  writeFileSync(join(folder, 'declaracion-renta', 'index.html'), 'c'.repeat(100_000));
  const said = buildSummary(folder, ['  ! Fotografía: sigue el dibujo']);
  expect(said).toContain(`En ${folder}/ está tu sitio completo: 3 archivos, 1,3 MB.\n  ! Fotografía`);
  expect(said).toContain('soltar la carpeta, tal como está, en un servicio que aloje archivos');
  expect(said).toMatch(/• Los contactos por correo\. .*por WhatsApp lo que escribió/);
  expect(said).toMatch(/• El cambio de año\. El 1 de enero.*sube la carpeta nueva/);
});
