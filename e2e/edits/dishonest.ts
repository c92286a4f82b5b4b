import { pages } from '@/content/pages';
import { services } from '@/content/services';
import { put, write, type Edit } from './edit';

/** Edits that must be refused, each with a part of its message to the owner. */
export const dishonest: readonly (Edit & { readonly said: string })[] = [
  {
    title: 'a highlight that is not in its headline',
    changes: [put('presentation.json', 'highlight', 'Confianzas')],
    said: 'content/presentation.json → Lo que va en amarillo: se esperaba una parte de',
  },
  {
    title: 'a token that does not exist',
    changes: [put('offer.json', 'hours', 'De 8 a 5 en {ciudad}')],
    said: 'content/offer.json → Horario: se esperaba solo estas llaves',
  },
  {
    title: 'a deadline moved to a Saturday',
    changes: [
      put('seasons.json', 'seasons.0.changes', [
        {
          reason: 'Prórroga',
          source: 'Decreto 1 de 2025',
          announced: '2025-08-01',
          dates: [{ group: 'natural', installment: 1, digits: '01-02', date: '2025-08-16' }],
        },
      ]),
    ],
    said: 'Fechas que la DIAN cambió, 1, Fecha nueva: se esperaba un día hábil de 2025; se encontró 2025-08-16, sábado o festivo',
  },
  {
    title: 'seasons without their years',
    changes: [write('seasons.json', '"seasons"', '"temporadas"')],
    said: 'content/seasons.json → Temporadas: falta este dato',
  },
  {
    title: 'a logo without https',
    changes: [put('site.json', 'university.logoUrl', 'www.universidad.edu.co/logo.png')],
    said: 'content/site.json → Tu universidad, Dirección de su logo: escribe la dirección completa, así: https://',
  },
  {
    title: 'a service twice',
    changes: [put('services.json', 'services', [...services, { name: services[0]?.name }])],
    said: 'content/services.json → Servicios, 14, Nombre: se esperaba un servicio distinto de los demás',
  },
  {
    title: 'the offered service gone',
    changes: [put('services.json', 'services', services.slice(1))],
    said: 'content/services.json → Servicios: se esperaba un servicio, y uno solo, cuya página sea Declaración de Renta',
  },
  {
    title: 'a comma in the name of a service',
    changes: [write('services.json', '"Impuestos"', '"Impuestos, IVA y retención"')],
    said: 'Servicios, 3, Nombre: escríbelo sin comas; se encontró Impuestos, IVA y retención',
  },
  {
    title: 'a quote inside a text',
    changes: [write('site.json', '"Nombre del negocio"', '"Contadores "El Roble""')],
    said: 'content/site.json, línea 2: sobra o falta un signo',
  },
  {
    title: 'a lost comma',
    changes: [write('services.json', '"name": "Contabilidad",', '"name": "Contabilidad"')],
    said: 'content/services.json, línea 14: sobra o falta un signo',
  },
  {
    title: 'a lost brace',
    changes: [write('services.json', '"icon": "ledger"\n    }', '"icon": "ledger"\n')],
    said: 'content/services.json, línea',
  },
  {
    title: 'printed quotes',
    changes: [write('site.json', '"Nombre del negocio"', '“Contadores”')],
    said: 'content/site.json, línea 2: sobra o falta un signo. Revisa comillas y comas',
  },
  {
    title: 'a text without quotes',
    changes: [write('site.json', '"Nombre del negocio"', 'Contadores')],
    said: 'content/site.json, línea 2',
  },
  {
    title: 'a price with its dot',
    changes: [write('offer.json', '{}', '{ "fees": { "from": 150.000 } }')],
    said: 'Honorarios, Desde cuánto: escríbelo en pesos y sin puntos, así: 150000; se encontró 150.',
  },
  {
    title: 'a date that begins with the day',
    changes: [put('site.json', 'security.expires', '12/08/2027')],
    said: 'Avisos de seguridad, Vale hasta: escribe una fecha con el año primero, así: 2027-11-01; se encontró 12/08/2027',
  },
  {
    title: 'a comma too many in a list',
    changes: [write('quick-options.json', '",\n', '",,\n')],
    said: 'content/quick-options.json, línea 3',
  },
  {
    title: 'a value left out',
    changes: [write('offer.json', '{}', '{ "hours": }')],
    said: 'content/offer.json, línea 1',
  },
  {
    title: 'null for nothing',
    changes: [put('offer.json', 'hours', null)],
    said: 'content/offer.json → Horario: quita este renglón: lo que no se usa no se escribe',
  },
  {
    title: 'accents that an editor misread',
    changes: [put('site.json', 'professionalTitle', 'Contadora PÃºblica')],
    said: 'content/site.json → Tu título: se esperaba un texto con sus tildes',
  },
  {
    title: 'a list that lost its name',
    changes: [write('quick-options.json', '"options"', '"opciones"')],
    said: 'content/quick-options.json → Opciones de WhatsApp: el campo «opciones» no existe aquí',
  },
  {
    title: 'the tags of a page in a text',
    changes: [put('offer.json', 'hours', 'De <b>8 a. m.</b> a 6 p. m.')],
    said: 'content/offer.json → Horario: se esperaba un texto sin etiquetas',
  },
  {
    title: 'a title of 200 characters',
    changes: [put('pages.json', 'calendar.title', 'Fechas '.repeat(29).slice(0, 200))],
    said: 'content/pages.json → Calendario Tributario, Título: escribe de 25 a 65 letras',
  },
  {
    title: 'two pages with one title',
    changes: [put('pages.json', 'calendar.title', pages.incomeTax.title)],
    said: 'content/pages.json → Calendario Tributario, Título: se esperaba otro texto que el de «Declaración de Renta»',
  },
  {
    title: 'a phone without its country',
    changes: [put('site.json', 'phone', '310 555 0123')],
    said: 'content/site.json → Celular: escribe el +57 y los 10 dígitos del número',
  },
  {
    title: 'an address that is none',
    changes: [put('site.json', 'email', 'ana arroba correo')],
    said: 'content/site.json → Correo: escribe un correo como nombre@dominio.com',
  },
  {
    title: 'a season that is not there',
    changes: [put('site.json', 'activeSeason', 2040)],
    said: 'content/site.json → Temporada: elige una de las temporadas de content/seasons.json',
  },
  {
    title: 'a consent that is still to come',
    changes: [
      put('offer.json', 'testimonials', [{ quote: 'Muy bien.', name: 'Ana', consentDate: '2099-01-01' }]),
    ],
    said: 'Lo que dicen tus clientes, 1, Cuándo te autorizó: se esperaba el día en que te autorizó, ya pasado',
  },
  {
    title: 'a field that does not exist',
    changes: [put('site.json', 'lema', 'Uno')],
    said: 'content/site.json → Quién eres: el campo «lema» no existe aquí',
  },
  {
    title: 'a sentence of the interface with a lost comma, which TypeScript reports',
    changes: [write('quick-options.ts', "from './quick-options.json'", "from './quick-options.json")],
    said: 'content/quick-options.ts',
  },
];
