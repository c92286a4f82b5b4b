/**
 * @jest-environment node
 *
 * Wording of the specification, as shipped; no other test pins words.
 * Words of the owner's forms (headline, biography, services, WhatsApp options, titles) are pinned only while
 * the business still has its example name: from her own on, those words are hers, and the tests
 * named «as shipped» are skipped. Whoever changes a sentence of the interface replaces its line here.
 */
import { deadlineWords } from './calendar';
import { contactWords } from './contact';
import { homeWords } from './home';
import { incomeTaxWords } from './income-tax';
import { layoutWords, notFoundWords, quickOptionMessage, quickOptions } from './layout';
import { modalWords } from './small-words';
import { pages } from './pages';
import { presentation } from './presentation';
import { isAsShipped } from './site';
import { groupWords } from './tax-calendar/groups';
import { services } from './services';

/** Tests of what is in the owner's forms. */
const asShipped = isAsShipped ? test : test.skip;

asShipped('as shipped, the home page has the specified words', () => {
  expect(presentation.headline).toBe('Cercanía, Confianza y Profesionalismo Contable');
  expect(presentation.tagline).toBe('Precisión - Cumplimiento - Confianza');
  const biography = presentation.biography.join(' ');
  for (const words of [
    'contadora pública titulada de una universidad católica',
    'tarjeta profesional vigente',
  ])
    expect(biography).toContain(words);
});

asShipped('as shipped, the specified services are listed', () => {
  expect(services.map(({ name }) => name).sort()).toEqual(
    [
      'Declaración de Renta',
      'Contabilidad',
      'Impuestos',
      'Nómina Electrónica',
      'Facturación Electrónica',
      'Documentos Soporte',
      'Estados Financieros',
      'Ciclo Contable Completo',
      'Tesorería',
      'Revisoría Fiscal',
      'Creación de Empresa',
      'Registro Mercantil',
      'RUT',
    ].sort(),
  );
});

asShipped('as shipped, WhatsApp options and the calendar’s title have the specified words', () => {
  expect([...quickOptions]).toEqual([
    'Asesoría Tributaria',
    'Gestión Contable',
    'Procesos Electrónicos',
    'Trámites Empresariales',
  ]);
  expect(quickOptionMessage).toBe('Hola, necesito: {option}');
  expect(pages.calendar.title.replace('{year}', '2025')).toBe(
    'Calendario Tributario 2025 - Fechas de Declaración según NIT',
  );
});

test('the home page’s buttons and headings have the specified words', () => {
  const { banner, about, services } = homeWords;
  expect([banner.advice, banner.services]).toEqual(['Solicitar asesoría', 'Ver servicios']);
  expect([about.heading, services.heading]).toEqual(['Sobre mí', 'Servicios Contables']);
});

test('the form has the specified labels and errors', () => {
  expect(contactWords.heading).toBe('Contáctame');
  expect(contactWords.errors).toMatchObject({
    nameRequired: 'Nombre requerido',
    phoneRequired: 'Celular requerido',
    phoneInvalid: 'Número inválido',
    emailRequired: 'Correo requerido',
    servicesRequired: 'Selecciona al menos un servicio',
  });
});

test('the dialogs after sending have the specified words', () => {
  expect(contactWords.dialogs).toMatchObject({
    success: { title: 'Formulario enviado', text: 'Gracias — me pondré en contacto pronto.' },
    failure: { title: 'Oops...', text: 'No se pudo enviar el formulario. Intenta de nuevo.' },
  });
});

test('header, footer and floating buttons have the specified words', () => {
  expect(layoutWords.floating).toMatchObject({
    advice: 'Solicitar asesoría',
    whatsapp: 'Contactar por WhatsApp',
  });
  expect(layoutWords.links.map(({ label }) => label)).toEqual([
    'Inicio',
    'Sobre mí',
    'Servicios',
    'Declaración',
  ]);
  expect(modalWords.outsideProvider).toMatch(/debe usarse dentro de un ModalProvider/);
});

test('the income tax page has the specified words', () => {
  const { heading, talk, dates, window, benefits } = incomeTaxWords;
  expect(heading).toBe('Declaración de Renta en Colombia');
  expect([talk.whatsapp, talk.contact]).toEqual(['Hablar por WhatsApp', 'Contáctame']);
  // The page's message begins with the specified one, and may end in a full stop.
  expect(talk.whatsappMessage).toMatch(/^Hola, necesito realizar una Declaración de Renta\.?$/);
  expect(dates.title.replace('{group}', groupWords.natural.type)).toBe(
    'Fechas de Declaración - Personas naturales',
  );
  expect(window).toContain('año gravable {taxYear} se puede presentar y pagar entre el {firstDayMonth}');
  expect(benefits.list).toEqual([
    'Evitas sanciones de la DIAN',
    'Tranquilidad en cada paso',
    expect.stringMatching(/^Acompañamiento personalizado.* paso a paso$/),
  ]);
});

test('the calendar page has the specified words', () => {
  expect(Object.values(groupWords).map(({ titleDigits }) => titleDigits)).toEqual([
    'Último dígito',
    'Último dígito',
    'Dos últimos dígitos',
  ]);
  expect(deadlineWords.date).toBe('Fecha final');
});

test('the not-found page has the specified words', () => {
  expect(notFoundWords).toMatchObject({
    code: '404',
    heading: 'Página no encontrada',
    text: 'Lo sentimos, la página que buscas no existe o fue movida.',
    home: 'Volver al inicio',
  });
});

test('pages have the specified addresses', () => {
  expect(Object.values(pages).map(({ path }) => path)).toEqual([
    '/',
    '/declaracion-renta',
    '/calendario-tributario',
  ]);
});
