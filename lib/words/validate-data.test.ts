/** @jest-environment node */
import faq from '@/content/faq.json' with { type: 'json' };
import offer from '@/content/offer.json' with { type: 'json' };
import type { DataFile } from '@/content/schema';
import services from '@/content/services.json' with { type: 'json' };
import site from '@/content/site.json' with { type: 'json' };
import { dataProblems } from './validate-data';

const board = site.professionalBoard;

test.each<[what: string, file: DataFile, value: unknown, said: string]>([
  [
    'a mail that is none',
    'site',
    { ...site, email: 'ana arroba' },
    'Correo: escribe un correo como nombre@dominio.com',
  ],
  [
    'a phone without its country',
    'site',
    { ...site, phone: '300 000 0000' },
    'Celular: escribe el +57 y los 10 dígitos',
  ],
  [
    'a phone too short',
    'site',
    { ...site, phone: '+57 300 000 000' },
    'Celular: escribe el +57 y los 10 dígitos',
  ],
  ['no name', 'site', { ...site, businessName: '' }, 'Nombre del negocio: falta este dato.'],
  ['null for nothing', 'offer', { ...offer, hours: null }, 'Horario: quita este renglón'],
  [
    'an address without https',
    'site',
    { ...site, professionalBoard: { ...board, url: 'http://u.co/' } },
    'Tu registro profesional, Página web: escribe la dirección completa',
  ],
  [
    'half a month',
    'site',
    { ...site, privacy: { ...site.privacy, retentionMonths: 0.5 } },
    'Datos personales, Meses que guardas los contactos: escribe un número entero',
  ],
  [
    'a season that is not there',
    'site',
    { ...site, activeSeason: 2040 },
    'Temporada: elige uno de los años con archivo',
  ],
  [
    'a year among quotes',
    'site',
    { ...site, activeSeason: '2025' },
    'Temporada: escribe un número; se encontró 2025.',
  ],
  [
    'a day that is none',
    'site',
    { ...site, security: { expires: '2027-02-31' } },
    'Avisos de seguridad, Vale hasta: ese día no existe',
  ],
  [
    'a field that is not there',
    'site',
    { ...site, lema: 'Uno' },
    'Quién eres: el campo «lema» no existe aquí',
  ],
  [
    'a price with its dot',
    'offer',
    { fees: { from: 150.0 } },
    'Honorarios, Desde cuánto: escríbelo en pesos y sin puntos, así: 150000; se encontró 150.',
  ],
  ['a text for a list', 'offer', { steps: 'Uno' }, 'Los pasos de tu trabajo: aquí va una lista'],
  [
    'a service with commas',
    'services',
    { services: [services.services[0], { name: 'IVA, renta' }] },
    'Servicios, 2, Nombre: escríbelo sin comas; se encontró IVA, renta.',
  ],
  [
    'a drawing that is none',
    'services',
    { services: [{ name: 'IVA', icon: 'libro' }] },
    'Servicios, 1, Dibujo: elige una de estas: tax-return, ledger',
  ],
  [
    'a question without an answer',
    'faq',
    { questions: [{ ...faq.questions[0], answer: [] }] },
    'Preguntas, 1, Respuesta, frase por frase: escribe al menos una frase.',
  ],
])('%s is reported by its file and its label', (_, file, value, said) => {
  expect(dataProblems(file, value)).toEqual([expect.stringContaining(`content/${file}.json → ${said}`)]);
});
