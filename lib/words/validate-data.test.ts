/** @jest-environment node */
import type { DataFile } from '@/content/schema';
import { dataProblems } from './validate-data';
import { dataFiles } from './data-files';

/** What a file holds at a path, and what is said of it. */
const refused = `
site email "ana arroba" → Correo: escribe un correo como nombre@dominio.com
site phone "300 000 0000" → Celular: escribe el +57 y los 10 dígitos
site phone "+57 300 000 000" → Celular: escribe el +57 y los 10 dígitos
site businessName "" → Nombre del negocio: falta este dato.
site professionalBoard.url "http://u.co/" → Tu registro profesional, Página web: escribe la dirección completa
site privacy.retentionMonths 0.5 → Datos personales, Meses que guardas los contactos: escribe un número entero
site activeSeason 2040 → Temporada: elige una de las temporadas
site activeSeason "2025" → Temporada: escribe un número; se encontró 2025.
site security.expires "2027-02-31" → Avisos de seguridad, Vale hasta: ese día no existe
site lema "Uno" → Quién eres: el campo «lema» no existe aquí
offer hours null → Horario: quita este renglón
offer fees {"from":150.0} → Honorarios, Desde cuánto: escríbelo en pesos y sin puntos, así: 150000; se encontró 150.
offer steps "Uno" → Los pasos de tu trabajo: aquí va una lista
services services.0.name "IVA, renta" → Servicios, 1, Nombre: escríbelo sin comas; se encontró IVA, renta.
services services.0.icon "libro" → Servicios, 1, Dibujo: elige una de estas: tax-return, ledger
faq questions.0.answer [] → Preguntas, 1, Respuesta, frase por frase: escribe al menos una frase.
`;

test.each(refused.trim().split('\n'))('%s', (line) => {
  const [, file = '', path = '', json = '', said = ''] = /^(\w+) (\S+) (.*) → (.*)$/.exec(line) ?? [];
  const data: object = structuredClone(dataFiles[file as DataFile]);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce<object>(
    (inner, name) => Object.entries(inner).find(([key]) => key === name)?.[1],
    data,
  );
  Object.assign(holder, { [last]: JSON.parse(json) });
  expect(dataProblems(file as DataFile, data)).toEqual([
    expect.stringContaining(`content/${file}.json → ${said}`),
  ]);
});
