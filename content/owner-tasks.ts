/** What the owner has to do, in the words of Monday's mail, of the build and of its issue: what is so, and what she does. */
export const taskWords = {
  oldYear: {
    what: 'Tu sitio sigue en {year}, y el 1 de enero debía pasar a {now}.',
    todo: 'Abre el editor, cambia una palabra y guarda. Si mañana sigue igual, pídele ayuda a quien te ayuda con el sitio.',
  },
  seasonOver: {
    what: 'La última fecha de la temporada {year} ya pasó: fue el {date}.',
    todo: 'En el editor, en «Quién eres → Temporada», elige «La del año en curso»: así el año cambia solo.',
  },
  uvt: {
    what: 'A tu sitio le falta la UVT de {year}: sin ella no dice en pesos la sanción mínima de {year} ni los topes de {next}.',
    todo: 'La DIAN la publica en noviembre o diciembre del año anterior. Agrégala en el editor, en «Temporadas y UVT».',
  },
  dates: {
    what: 'Las fechas de {year} que tiene tu sitio son calculadas.',
    todo: 'La DIAN publica su calendario hacia diciembre del año anterior. Compáralas y, en el editor, en «Temporadas y UVT», agrega la temporada con «Publicada por la DIAN».',
  },
  unread: {
    what: 'No has dicho que leíste todas tus páginas: tu nota solo dice cuándo se actualizaron.',
    todo: 'Mira en la guía lo que falta por confirmar, léelas y, en el editor, en «Cómo te presentas → La leí toda», elige el día.',
  },
  oldReading: {
    what: 'Leíste todas tus páginas el {signed}, y cambiaron después, el {changed}.',
    todo: 'Léelas otra vez y, en el editor, en «Cómo te presentas → La leí toda», elige el día.',
  },
  oldLaw: {
    what: 'La ley se miró por última vez el {day}, hace más de 90 días, y tus páginas lo dicen.',
    todo: 'Abre las normas de lo que falta por confirmar y, en el editor, en «Temporadas y UVT → Cifras que ya leíste en su norma», agrega el día y marca las que leíste.',
  },
  fees: {
    what: 'No dices desde cuánto cobras, que es lo primero que preguntan.',
    todo: 'Escríbelo en el editor, en «Cómo trabajas → Honorarios → Desde cuánto».',
  },
  photo: {
    what: 'En lugar de tu foto sigue el dibujo provisional.',
    todo: 'Súbela en el editor, en «Quién eres → Tu foto».',
  },
  policy: {
    what: 'Tu aviso de privacidad ofrece enviar por correo tu política de datos.',
    todo: 'Ten la tuya escrita (Decreto 1377 de 2013, artículo 13). Si está en una página, escribe su dirección en el editor, en «Quién eres → Datos personales».',
  },
} as const;
