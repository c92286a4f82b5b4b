/**
 * Lo que se pregunta de la declaración de renta. Lo que va entre llaves lo llena la temporada: una frase cuyo valor aún
 * no se conoce se deja fuera, y una pregunta sin ninguna frase también. `[palabras](#lugar)` es un enlace a una
 * herramienta de la página o a otra página del sitio.
 */
export type Question = {
  readonly question: string;
  /** Frases, en orden. */
  readonly answer: readonly string[];
  /** La norma o publicación de donde sale, para revisarla la próxima temporada. */
  readonly source: string;
};

export const faqWords = {
  heading: 'Preguntas frecuentes',
} as const;

export const faq = [
  {
    question: '¿Cuándo me toca declarar renta en {year}?',
    answer: [
      'Entre el {firstDayMonth} y el {lastDate}, según los dos últimos dígitos de tu cédula o NIT.',
      'Escribe tus dígitos en [el buscador de esta página](#lookup-heading).',
      '{computedNote}',
    ],
    source: 'Decreto 1625 de 2016, artículo 1.6.1.13.2.15, y calendario tributario de la DIAN',
  },
  {
    question: '¿Cuáles son mis dos últimos dígitos para la DIAN?',
    answer: [
      'Los del NIT sin el dígito de verificación; para una persona natural, casi siempre los de la cédula.',
      'Si terminan en 99 o 00, tu fecha es la última: el {lastDate}.',
    ],
    source: 'Decreto 1625 de 2016, artículo 1.6.1.13.2.15',
  },
  {
    question: '¿Quiénes deben declarar renta en {year}?',
    answer: [
      'Si en {taxYear} cumpliste al menos una condición: un patrimonio bruto de {equityLimit} o más al 31 de diciembre; ingresos brutos, consumos con tarjeta de crédito, compras y consumos, o consignaciones e inversiones por {incomeLimit} o más (cada uno por separado); o ser responsable de IVA al 31 de diciembre. Vale para residentes en el régimen ordinario: [revísalo con tus cifras](#check).',
    ],
    source: 'Estatuto Tributario, artículos 592 a 594-3',
  },
  {
    question: '¿Declarar es lo mismo que pagar?',
    answer: [
      'No. En la declaración informas tus ingresos y tu patrimonio; si te toca pagar, y cuánto, depende del impuesto que resulte y de lo que ya te retuvieron.',
      'A muchos les da cero o saldo a favor.',
    ],
    source: 'Estatuto Tributario, artículos 26, 241 y 591',
  },
  {
    question: '¿Nequi, Daviplata y los traslados entre mis cuentas cuentan?',
    answer: [
      'Sí, para el tope de consignaciones: suma todo lo que entró en {taxYear} a tus cuentas y billeteras, también los préstamos.',
      'Si solo lo pasas por traslados entre cuentas tuyas, guarda los soportes y pregúntame antes de decidir.',
    ],
    source: 'Estatuto Tributario, artículo 594-3, literal c; Concepto DIAN 2644 (28264) de 2019',
  },
  {
    question: 'Soy pensionado, ¿debo declarar?',
    answer: [
      'Sí, si cumples alguna de las condiciones: la pensión cuenta como ingreso, aunque esté exenta hasta 1.000 UVT al mes.',
      'Declarar no quiere decir que vayas a pagar.',
    ],
    source: 'Estatuto Tributario, artículos 206, numeral 5, y 592',
  },
  {
    question: 'No me toca declarar, pero me retuvieron. ¿Me devuelven?',
    answer: [
      'Puedes declarar voluntariamente y pedir el saldo a favor, si lo hay (artículo 6 del Estatuto Tributario).',
      'Sin retenciones, una declaración voluntaria no tiene efecto legal (artículo 594-2).',
    ],
    source: 'Estatuto Tributario, artículos 6 y 594-2',
  },
  {
    question: 'Vendí mi casa o mi carro, ¿cambia algo?',
    answer: [
      'Puede cambiar si te toca y cuánto: lo que te pagaron entra en tus consignaciones, y la venta puede dejar una ganancia ocasional.',
      'Consúltame con la escritura o el traspaso a la mano.',
    ],
    source: 'Estatuto Tributario, artículos 300 y 594-3, literal c',
  },
  {
    question: '¿Qué documentos necesito?',
    answer: [
      'Por lo general, el RUT, el certificado de ingresos y retenciones, los certificados de tus bancos al 31 de diciembre de {taxYear}, los soportes de deudas, bienes e inversiones y la declaración del año anterior.',
      'Aquí está [la lista completa para imprimir](#documents).',
    ],
    source: 'Estatuto Tributario, artículo 632; instructivo del formulario 210 de la DIAN',
  },
  {
    question: '¿Qué debo tener al día antes de declarar?',
    answer: [
      'El RUT y el instrumento de firma electrónica (IFE) de la DIAN, que vale tres años: revisa que no haya vencido.',
      'Hazlo varios días antes de tu fecha.',
    ],
    source: 'Resolución DIAN 70 de 2016 y sus modificaciones (22 de 2019, 80 de 2020)',
  },
  {
    question: '¿Puedo usar la declaración sugerida de la DIAN?',
    answer: [
      'Sí, como punto de partida.',
      'Compárala con tus certificados antes de presentarla: puede que le falte o le sobre información.',
    ],
    source: 'DIAN, servicio de declaración sugerida; Estatuto Tributario, artículo 574',
  },
  {
    question: '¿Y si no tengo con qué pagar?',
    answer: [
      'Presenta a tiempo aunque no pagues: así no hay sanción por declarar tarde.',
      'Las personas naturales pagan en una sola cuota; lo que no pagues ese día causa intereses de mora (artículos 634 y 635 del Estatuto Tributario).',
      'Puedes pedirle a la DIAN una facilidad de pago (artículo 814).',
    ],
    source: 'Estatuto Tributario, artículos 634, 635, 641 y 814',
  },
  {
    question: '¿Cuánto cuesta declarar tarde?',
    answer: [
      'Con impuesto a cargo, el 5 % de ese impuesto por cada mes o fracción de mes, sin pasar del 100 % (artículo 641 del Estatuto Tributario).',
      'Sin impuesto a cargo se calcula sobre tus ingresos.',
      'El mínimo son 10 UVT del año en que la liquidas: {minimumPenalties}.',
      'Los intereses van aparte.',
      '[Calcula la tuya](#late).',
    ],
    source: 'Estatuto Tributario, artículos 639 a 641',
  },
  {
    question: '¿Y si no declaro, o ya me llegó una carta de la DIAN?',
    answer: [
      'Una invitación a revisar no es un emplazamiento, pero no la dejes sin responder.',
      'La DIAN primero te emplaza y te da un mes: si declaras antes de ese emplazamiento, pagas la sanción por declarar tarde; si declaras después, el doble.',
      'Si aun así no declaras, puede cobrarte el 20 % de las consignaciones o ingresos brutos que determine, o de los ingresos de tu última declaración: lo que sea mayor (artículos 641 a 643 del Estatuto Tributario).',
    ],
    source: 'Estatuto Tributario, artículos 641, 642, 643, 715 y 716',
  },
  {
    question: 'Ya declaré y me equivoqué, ¿puedo corregir?',
    answer: [
      'Sí. Si vas a pagar más o a reducir tu saldo a favor, en los tres años siguientes al vencimiento y con una sanción por corrección (artículos 588 y 644 del Estatuto Tributario).',
      'Si vas a pagar menos o a aumentarlo, dentro del año siguiente (artículo 589).',
    ],
    source: 'Estatuto Tributario, artículos 588, 589 y 644',
  },
  {
    question: '¿Cómo sé si ya me tocaba en años anteriores?',
    answer: [
      'Compara tus cifras de cada año con los topes de ese año: los cercanos están en [la tabla de otros años](#years).',
      'La DIAN tiene cinco años desde el vencimiento para determinar por su cuenta lo que no se declaró (artículo 717 del Estatuto Tributario).',
    ],
    source: 'Estatuto Tributario, artículos 592 a 594-3 y 717',
  },
  {
    question: 'Vivo fuera de Colombia, ¿debo declarar y en otra fecha?',
    answer: [
      'La fecha es la misma. Si debes o no depende de tu residencia fiscal, que puedes conservar aunque vivas fuera (artículo 10 del Estatuto Tributario): por ejemplo, si la mitad o más de tus ingresos o de tus bienes está aquí, con excepciones.',
      'Si ya no eres residente, declaras por lo que ganaste en Colombia sin la retención que la ley exige.',
    ],
    source: 'Estatuto Tributario, artículos 10 y 592, numeral 2; calendario tributario de la DIAN',
  },
  {
    question: 'Tengo cuentas o bienes en el exterior, ¿cambia algo?',
    answer: [
      'Como residente los declaras también aquí.',
      'Y si a 1 de enero valían más de 2.000 UVT, hay otra declaración, la de activos en el exterior, en los mismos días (artículo 607 del Estatuto Tributario).',
    ],
    source: 'Estatuto Tributario, artículos 9, 261 y 607',
  },
] as const satisfies readonly Question[];
