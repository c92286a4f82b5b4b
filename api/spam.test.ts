/** @jest-environment node */
import { sampleRequest } from '@/lib/lead/sample-request';
import { spamMarks } from './spam';

test.each([
  'mira malo.example/x',
  'https://malo.example',
  'h\u200Bttp://malo.example',
  'ｈｔｔｐ://malo.example',
  'www.malo.example',
  'entra a malo.xyz, es gratis',
  'evil.co?x=1',
  'evil.co:8080',
  'раураl.рф/x',
  'xn--80ak6aa92e.com',
  'wa.me',
  '1.2.3.4/x',
  'x@malo.example y malo.top',
])('«%s» is marked as spam for its link', (message) => {
  expect(spamMarks({ ...sampleRequest, message })).toEqual(['enlaces']);
});

test.each([
  'Gano 3.500.000 y/o algo más.Gracias. Son $1.234.567.890/mes, con 12.5 % de IVA',
  'Buenas tardes.me llamo Ana: escríbeme a ana.perez@correo.com.co, por favor',
  'Upwork.com y Fiverr.com me pagan en dólares; vendo en mercadolibre.com.co y www.mitienda.com.co',
  'Trabajo en Rappi.com. Reservé por Booking.com, y mi tienda es www.mitienda.co',
  'Trabajo en Pérez S.A.S. y soy persona natural; a las 3 p.m: nos vemos, ¿puede hoy.?',
])('«%s» is not marked as spam', (message) => {
  expect(spamMarks({ ...sampleRequest, message })).toEqual([]);
});

test('markup, and an e-mail that can’t be answered, are marked as spam', () => {
  expect(spamMarks({ ...sampleRequest, name: '[url=x]y[/url]' })).toEqual(['etiquetas']);
  for (const email of ['ana@correo.example, b@malo.example', 'ana\u0001@correo.example'])
    expect(spamMarks({ ...sampleRequest, email })).toEqual(['correo']);
});
