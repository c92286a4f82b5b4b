import { faq } from '@/content/faq';
import { services } from '@/content/services';
import { addDays, todayInBogota } from '@/lib/tax/dates';
import { put, type Edit } from './edit';

/** Services that need neither an icon nor a sentence. */
const more = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Servicio de prueba ${index + 1}`,
    ...(index % 3 === 0 && { summary: 'Una frase que dice en qué consiste.' }),
  }));
const [incomeTax] = services;
const questions = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => faq[index] ?? { ...faq[0], question: `¿Pregunta ${index + 1}?` },
  );
const options = (count: number) =>
  Array.from({ length: count }, (_, index) => `Opción de prueba ${index + 1}`);

/** Edits of one build must not touch the same field. */
export const honest: readonly (readonly Edit[])[] = [
  [
    {
      title: 'her identity, filled in, with an apostrophe properly written',
      changes: [
        put('site.json', 'address', 'https://www.dangelo-contadores.co'),
        put('site.json', 'businessName', 'D’Angelo Contadores'),
        put('site.json', 'accountantName', 'Ana María D’Angelo'),
        put('site.json', 'cardNumber', '123456-T'),
        put('site.json', 'city', 'Manizales'),
        put('site.json', 'email', 'ana@dangelo-contadores.co'),
        put('site.json', 'phone', '+57 310 555 0123'),
        put('site.json', 'university.name', 'Universidad Católica de Manizales'),
        put('site.json', 'university.url', 'https://www.ucm.edu.co/'),
      ],
    },
    { title: 'fourteen services', changes: [put('services.json', 'services', [...services, ...more(1)])] },
    { title: 'seven WhatsApp options', changes: [put('quick-options.json', 'options', options(7))] },
    { title: 'twenty questions', changes: [put('faq.json', 'questions', questions(20))] },
    {
      title: 'logos given',
      changes: [
        put('site.json', 'university.logoUrl', 'https://www.ucm.edu.co/logo.svg'),
        put('site.json', 'professionalBoard.logoUrl', 'https://www.jcc.gov.co/logo.svg'),
      ],
    },
    {
      title: 'a service, a question and a document hidden, and another greeting',
      changes: [
        put('services.json', 'services.1.display', 'hidden'),
        put('faq.json', 'questions.0.display', 'hidden'),
        put('checklist.json', 'groups.0.documents.0.display', 'hidden'),
        put('quick-options.json', 'greeting', 'Buenas, me interesa: {option}'),
      ],
    },
    { title: 'consent as a box', changes: [put('site.json', 'privacy.consent', 'checkbox')] },
    {
      title: 'the e-mail in the tracking call',
      changes: [put('site.ts', 'site.tracking.emailField', 'email')],
    },
    {
      title: 'every slot filled',
      changes: [
        ...Object.entries({
          steps: [
            { title: 'Me escribes', text: 'Reviso si te toca declarar y qué te falta.' },
            { title: 'Acordamos el valor', text: 'Te lo digo por escrito y tú decides.' },
            { title: 'Me envías los documentos', text: 'Por WhatsApp o por correo a {email}.' },
            { title: 'Queda presentada', text: 'La firmas tú y te entrego el soporte.' },
          ],
          responseTime: 'El mismo día hábil',
          firstConsultation: 'Sin costo y sin compromiso',
          fees: {
            from: 150_000,
            includes: ['Revisión de tus documentos', 'Presentación con tu firma electrónica'],
          },
          serviceArea: 'Por videollamada en todo el país; en persona en {city}',
          documentsBy: 'Por WhatsApp, por correo o en una carpeta compartida',
          hours: 'Lunes a viernes, de 8 a. m. a 6 p. m.',
          workingSince: 2012,
          cardVerifyUrl: 'https://www.jcc.gov.co/consulta',
          whatsapp: '+57 320 555 0199',
          profiles: [
            { name: 'LinkedIn', url: 'https://www.linkedin.com/in/ejemplo' },
            { name: 'Instagram', url: 'https://www.instagram.com/ejemplo' },
          ],
          testimonials: [
            {
              quote: 'Texto de prueba de un testimonio, con su punto.',
              name: 'Cliente de prueba',
              consentDate: '2026-01-15',
            },
            {
              quote: 'Otro texto de prueba, algo más largo, para ver cómo se acomoda en dos renglones.',
              name: 'Otro cliente de prueba',
              consentDate: '2026-02-20',
            },
          ],
        }).map(([field, value]) => put('offer.json', field, value)),
      ],
    },
    {
      title: 'a page title of her own',
      changes: [put('pages.json', 'calendar.title', 'Todas las fechas de renta de {year} según tu NIT')],
    },
    {
      title: 'another name for the button that sends',
      changes: [put('contact.ts', 'contactWords.submit', 'Mandar')],
    },
    {
      title: 'another heading for the form',
      changes: [put('contact.ts', 'contactWords.heading', 'Escríbeme')],
    },
    {
      title: 'another headline, with its highlight',
      changes: [
        put('presentation.json', 'headline', 'Impuestos claros, sin sustos'),
        put('presentation.json', 'highlight', 'sin sustos'),
      ],
    },
    {
      title: 'a biography of one paragraph, with her city',
      changes: [
        put('presentation.json', 'biography', ['Soy contadora pública en {city} y trabajo uno a uno.']),
      ],
    },
  ],
  [
    { title: 'one service', changes: [put('services.json', 'services', [incomeTax])] },
    { title: 'one WhatsApp option', changes: [put('quick-options.json', 'options', options(1))] },
    { title: 'three questions', changes: [put('faq.json', 'questions', questions(3))] },
    { title: 'the season of 2026', changes: [put('site.json', 'activeSeason', 2026)] },
    {
      title: 'long names',
      changes: [
        put('site.json', 'businessName', 'Asesorías Contables del Eje'),
        put('site.json', 'accountantName', 'María Fernanda de los Ángeles Echeverri-Montoya'),
        put('site.json', 'university.name', 'Pontificia Universidad Católica de Nuestra Señora del Rosario'),
      ],
    },
    {
      title: 'five documents',
      changes: [
        put('checklist.json', 'groups', [
          { title: 'Todos', documents: ['RUT', 'Uno', 'Dos', 'Tres', 'Cuatro'].map((name) => ({ name })) },
        ]),
      ],
    },
    {
      title: 'another name in the menu',
      changes: [put('pages.json', 'calendar.label', 'Fechas de renta')],
    },
    { title: 'an emoji', changes: [put('home.ts', 'homeWords.services.heading', 'Lo que hago 🇨🇴')] },
    {
      title: 'other words for the success',
      changes: [put('contact.ts', 'contactWords.dialogs.success.title', '¡Recibido!')],
    },
  ],
  [
    {
      title: 'services in another order',
      changes: [put('services.json', 'services', [...services].reverse())],
    },
    { title: 'the season of 2027, which is computed', changes: [put('site.json', 'activeSeason', 2027)] },
    {
      title: 'a dated notice with a link',
      changes: [
        put('notice.json', 'notices', [
          {
            text: 'La DIAN amplió los plazos de quienes vencían hoy.',
            link: { text: 'Leer el comunicado', url: 'https://www.dian.gov.co/' },
            from: todayInBogota(new Date()),
            until: addDays(todayInBogota(new Date()), 8),
            pages: ['incomeTax', 'calendar'],
          },
        ]),
      ],
    },
    {
      title: 'another call in the banner',
      changes: [put('home.ts', 'homeWords.banner.advice', 'Quiero asesoría')],
    },
  ],
  [
    { title: 'twenty services', changes: [put('services.json', 'services', [...services, ...more(7)])] },
    {
      title: 'a question without jargon',
      changes: [put('faq.ts', 'faqWords.heading', 'Lo que más me preguntan')],
    },
  ],
  [
    {
      title: 'nine services, one of them renamed',
      changes: [
        put(
          'services.json',
          'services',
          services
            .slice(0, 9)
            .map((service, index) => (index === 1 ? { ...service, name: 'Tu contabilidad' } : service)),
        ),
      ],
    },
    {
      title: 'nothing but another number of months',
      changes: [put('site.json', 'privacy.retentionMonths', 12)],
    },
  ],
];
