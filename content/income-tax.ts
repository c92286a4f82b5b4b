import { conditionNames } from './conditions';

/** Words of the income tax return page. Braces are filled from the active season. */
export const incomeTaxWords = {
  heading: 'Declaración de Renta en Colombia',
  introduction:
    'Te acompaño con tu declaración de renta del año gravable {taxYear}: revisamos si te toca declarar, reunimos los documentos y la dejamos presentada a tiempo, con tu firma electrónica.',
  /** El índice de la página: cada sección con la pregunta que responde. */
  contents: {
    heading: 'En esta página',
    sections: {
      'who-must-file': '¿Debo declarar?',
      when: '¿Cuándo me toca?',
      late: '¿Y si ya pasó?',
      documents: '¿Qué necesito?',
      benefits: '¿Quién me ayuda?',
      faq: 'Otras preguntas',
    },
  },
  whoMustFile: {
    heading: '¿Quiénes deben declarar en {year}?',
    introduction: 'Te toca si cumples al menos una de estas condiciones en el año gravable {taxYear}:',
    caption: 'Topes para declarar renta en {year}',
    columns: { condition: 'Condición', amount: 'Igual o superior a', uvt: 'En UVT' },
    conditions: conditionNames,
    vat: { condition: 'Ser responsable de IVA al 31 de diciembre', amount: 'Sin tope' },
    /** After a count of them, in the table. */
    unit: 'UVT',
    uvt: 'Topes calculados con la UVT de {taxYear}: {uvt}.',
    /** Folded away: for whoever compares the figures with the DIAN's. */
    compare: {
      question: '¿La DIAN los escribe distinto?',
      answer:
        'Los publica redondeados al mil: {equityLimitRounded} y {incomeLimitRounded}. La norma dice «igual o superior» para los ingresos y «superior» para los demás: solo cambia si tu cifra es exactamente el tope.',
    },
    forWhom:
      'Para personas naturales y sucesiones ilíquidas residentes en Colombia. Si estás en el Régimen SIMPLE o no eres residente, las reglas son otras: pregúntame.',
    source:
      'Fuente: Estatuto Tributario, artículos 592 a 594-3 y 868, y resoluciones de la DIAN que fijan la UVT.',
    checkLink: 'Revisar con mis cifras si debo declarar',
    unknown:
      'Los topes de {year} se publican aquí cuando la DIAN fije la UVT de {taxYear}. Las condiciones son las de siempre.',
  },
  window:
    'La declaración del año gravable {taxYear} se puede presentar y pagar entre el {firstDayMonth} y el {lastDate}, según tu NIT o cédula.',
  /** Beside the window, always. */
  lastDay: 'Tu fecha es el último día, no el único: puedes presentarla antes.',
  /** Where the window leads those who are late: until the last date, and after it. */
  late: {
    some: '¿La tuya ya pasó? Mira',
    all: 'Esos plazos ya vencieron: mira',
    link: 'cuánto cuesta ponerte al día',
  },
  dates: {
    heading: 'Las fechas de {year}, según tus dígitos',
    title: 'Fechas de Declaración - {group}',
    calendarLink: 'Ver el calendario tributario {year} completo',
  },
  benefits: {
    heading: 'Beneficios de declarar conmigo',
    list: [
      {
        title: 'Evitas sanciones de la DIAN',
        text: 'Cuidamos la fecha y los datos, para que no pagues de más por declarar tarde o con errores.',
      },
      {
        title: 'Tranquilidad en cada paso',
        text: 'Antes de firmar sabes qué falta, cuánto te toca pagar y por qué.',
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
    whatsappMessage: 'Hola, necesito realizar una Declaración de Renta',
    contact: 'Contáctame',
    newTab: '(se abre en otra pestaña)',
  },
} as const;
