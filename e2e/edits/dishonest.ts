import { pages } from '@/content/pages';
import { services } from '@/content/services';
import { put, write, type Edit } from './edit';

/** What must be refused, each with a part of what the owner is told. */
export const dishonest: readonly (Edit & { readonly said: string })[] = [
  {
    title: 'a highlight that is not in its headline',
    changes: [put('home.ts', 'homeWords.banner.highlight', 'Confianzas')],
    said: 'content/home.ts → banner.highlight: se esperaba una parte de',
  },
  {
    title: 'a token that does not exist',
    changes: [put('home.ts', 'homeWords.about.heading', 'Sobre {nombre}')],
    said: 'content/home.ts → homeWords.about.heading',
  },
  {
    title: 'a token that is not filled there',
    changes: [put('lookup.ts', 'lookupWords.submit', 'Ver la fecha de {group}')],
    said: 'content/lookup.ts → lookupWords.submit',
  },
  {
    title: 'a deadline on a Saturday',
    changes: [
      write(
        'seasons/2025.ts',
        "{ digits: '01-02', date: '2025-08-12' }",
        "{ digits: '01-02', date: '2025-08-09' }",
      ),
    ],
    said: 'Personas naturales, Declaración y pago, 01-02: se esperaba un día hábil; se encontró 2025-08-09, sábado o festivo',
  },
  {
    title: 'an amount that is not its UVT',
    changes: [write('seasons/2025.ts', 'amount: 211_792_500', 'amount: 211_792_000')],
    said: 'thresholds, equity: se esperaba 4500 UVT × $47.065 = $211.792.500; se encontró $211.792.000',
  },
  {
    title: 'a logo without https',
    changes: [put('site.ts', 'site.university.logoUrl', 'www.universidad.edu.co/logo.png')],
    said: 'content/site.ts → university.logoUrl: se esperaba una dirección que empiece por https://, o null',
  },
  {
    title: 'a service twice',
    changes: [put('services.ts', 'services', [...services, { id: 'otro', name: services[0]?.name }])],
    said: 'content/services.ts → services, 14, name: se esperaba un servicio distinto de los demás',
  },
  {
    title: 'the offered service gone',
    changes: [put('services.ts', 'services', services.slice(1))],
    said: 'content/services.ts → incomeTaxService: se esperaba el id de un servicio',
  },
  {
    title: 'a comma in the name of a service',
    changes: [write('services.ts', "name: 'Impuestos'", "name: 'Impuestos, IVA y retención'")],
    said: 'se esperaba un nombre sin comas; se encontró Impuestos, IVA y retención',
  },
  {
    title: 'an apostrophe that ends the text',
    changes: [write('site.ts', "businessName: 'Nombre del negocio'", "businessName: 'D'Angelo y asociados'")],
    said: 'content/site.ts, línea',
  },
  {
    title: 'a lost comma',
    changes: [write('services.ts', "icon: 'ledger' },", "icon: 'ledger' }")],
    said: 'falta una coma (,) al final de esta línea',
  },
  {
    title: 'a lost brace',
    changes: [write('services.ts', "icon: 'ledger' },", "icon: 'ledger',")],
    said: 'content/services.ts, línea',
  },
  {
    title: 'printed quotes',
    changes: [write('site.ts', "businessName: 'Nombre del negocio'", 'businessName: “Contadores”')],
    said: "Los textos empiezan y terminan con la comilla recta '",
  },
  {
    title: 'a text without quotes',
    changes: [write('site.ts', "businessName: 'Nombre del negocio'", 'businessName: Contadores')],
    said: 'si es un texto, ponlo entre comillas',
  },
  {
    title: 'a price with its dot',
    changes: [write('offer.ts', 'fees: null', 'fees: { from: 150.000, includes: [] }')],
    said: 'los números se escriben sin puntos ni signos: 150000.',
  },
  {
    title: 'a date that begins with the day',
    changes: [put('site.ts', 'site.security.expires', '12/08/2027')],
    said: "se esperaba una fecha como '2026-11-21', con el año primero; se encontró '12/08/2027'",
  },
  {
    title: 'a comma too many in a list',
    changes: [write('quick-options.ts', "',\n", "',,\n")],
    said: 'content/quick-options.ts, línea 3: aquí sobra una coma.',
  },
  {
    title: 'a value left out',
    changes: [write('offer.ts', 'hours: null', 'hours: ')],
    said: 'falta el valor de este campo: si no lo usas, escribe null.',
  },
  {
    title: 'accents that the editor misread',
    changes: [put('site.ts', 'site.professionalTitle', 'Contadora PÃºblica')],
    said: 'aquí se dañaron las tildes',
  },
  {
    title: 'an export that lost its name',
    changes: [write('quick-options.ts', 'export const quickOptions ', 'const quickOptions ')],
    said: 'a content/quick-options.ts le falta «export const quickOptions»',
  },
  {
    title: 'the tags of a page in a text',
    changes: [put('offer.ts', 'offer.hours', 'De <b>8 a. m.</b> a 6 p. m.')],
    said: 'content/offer.ts → offer.hours: se esperaba un texto sin etiquetas',
  },
  {
    title: 'a title of 200 characters',
    changes: [put('pages.ts', 'pages.calendar.title', 'Fechas '.repeat(29).slice(0, 200))],
    said: 'content/pages.ts → calendar.title: se esperaba 25 a 65 caracteres; se encontró 200',
  },
  {
    title: 'two pages with one title',
    changes: [put('pages.ts', 'pages.calendar.title', pages.incomeTax.title)],
    said: 'content/pages.ts → calendar.title: se esperaba otro texto que el de incomeTax',
  },
  {
    title: 'a phone without its country',
    changes: [put('site.ts', 'site.phone', '310 555 0123')],
    said: 'content/site.ts → phone: se esperaba el +57 y los 10 dígitos del número',
  },
  {
    title: 'an address that is none',
    changes: [put('site.ts', 'site.email', 'ana arroba correo')],
    said: 'content/site.ts → email: se esperaba un correo como nombre@dominio.com',
  },
  {
    title: 'a season that is not there',
    changes: [put('site.ts', 'site.activeSeason', 2040)],
    said: 'para crear otro: npm run season -- 2040',
  },
  {
    title: 'a consent that is still to come',
    changes: [
      put('offer.ts', 'offer.testimonials', [{ quote: 'Muy bien.', name: 'Ana', consentDate: '2099-01-01' }]),
    ],
    said: 'testimonials, Ana, consentDate: se esperaba el día en que te autorizó, ya pasado',
  },
  {
    title: 'a field that does not exist',
    changes: [
      write(
        'site.ts',
        "businessName: 'Nombre del negocio',",
        "businessName: 'Nombre del negocio',\n  lema: 'Uno',",
      ),
    ],
    said: 'el campo «lema» no existe aquí',
  },
];
