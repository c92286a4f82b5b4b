import { conditionNames } from './conditions';

/** Words of the income tax return page. Braces are filled from the active season. */
export const incomeTaxWords = {
  heading: 'Declaración de Renta en Colombia',
  introduction:
    'Te acompaño a presentar tu declaración del año gravable {taxYear}: reviso si debes declarar, reúno la información contigo y la presento a tiempo.',
  whoMustFile: {
    heading: '¿Quiénes deben declarar en {year}?',
    introduction: 'Basta con que cumplas una de estas condiciones en el año gravable {taxYear}:',
    caption: 'Topes para declarar renta en {year}',
    columns: { condition: 'Condición', amount: 'Igual o superior a', uvt: 'En UVT' },
    conditions: conditionNames,
    vat: { condition: 'Responsables de IVA', amount: 'Siempre' },
    uvt: 'Calculado con la UVT de {taxYear}: {uvt}.',
    checkLink: 'Revisar con mis cifras si debo declarar',
    unknown:
      'Los topes de {year} se publican aquí cuando la DIAN fije la UVT de {taxYear}. Las condiciones son las de siempre.',
  },
  window:
    'La declaración del año gravable {taxYear} se puede presentar y pagar entre el {firstDayMonth} y el {lastDate}, según tu NIT o cédula.',
  dates: {
    heading: 'Las fechas de {year}, dígito por dígito',
    title: 'Fechas de Declaración - {group}',
    calendarLink: 'Ver el calendario tributario {year} completo',
  },
  benefits: {
    heading: 'Beneficios de declarar conmigo',
    list: [
      {
        title: 'Evitas sanciones de la DIAN',
        text: 'Presento a tiempo y con los datos completos, para que no pagues de más por llegar tarde.',
      },
      {
        title: 'Tranquilidad en cada paso',
        text: 'Sabes qué falta, cuánto pagas y por qué, antes de firmar.',
      },
      {
        title: 'Acompañamiento personalizado',
        text: 'Te explico paso a paso y yo misma respondo tus dudas.',
      },
    ],
  },
  talk: {
    heading: '¿Hablamos de tu declaración?',
    text: 'Cuéntame tu caso y te digo qué documentos necesitas.',
    whatsapp: 'Hablar por WhatsApp',
    whatsappMessage: 'Hola, necesito realizar una Declaración de Renta.',
    contact: 'Contáctame',
    newTab: '(se abre en otra pestaña)',
  },
} as const;
