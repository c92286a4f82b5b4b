/**
 * Words of the mails to the accountant. Braces are filled from the visitor's input and from
 * `content/site.json`.
 */
export const leadMailWords = {
  fields: {
    name: 'Nombre',
    phone: 'Celular',
    email: 'Correo',
    services: 'Servicios',
    message: 'Mensaje',
  },
  /** Buttons. */
  actions: {
    whatsapp: 'WhatsApp',
    call: 'Llamar',
    mail: 'Responder por correo',
    answered: 'Ya respondí',
    erase: 'Borrar sus datos',
    forget: 'Olvidar a alguien que te lo pidió',
  },
  /** Beginning of the message that the visitor receives when the owner sends it. */
  hello: 'Hola {name}, soy {accountantName}. Recibí tu mensaje y con gusto te ayudo.',
  /** The owner's answer by e-mail. */
  reply: { subject: 'Tu mensaje a {businessName}', wrote: 'El {date} escribiste:' },
  noLinks:
    'Faltan los botones «Ya respondí» y «Borrar sus datos», porque el sitio no sabe su dirección: escríbela en el editor, en «Quién eres → Dirección de este sitio en internet».',
  lead: {
    subject: 'Contacto {id}: {name}',
    introduction: 'Nuevo contacto n.º {id}, recibido el {date} a las {time}.',
    wroteOnce: 'Ya te escribió: contacto {ids}.',
    wrote: 'Ya te escribió: contactos {ids}.',
    page: 'Desde la página',
    none: '(ninguno)',
    reply: 'Respóndele con estos botones: lo que escribas con «Responder» puede llegarte a ti.',
    noReply: 'El correo que escribió no parece válido; este mensaje no se puede responder por correo.',
    suspicious: 'Ojo, puede ser correo basura: trae {marks}.',
    /** Note on probable spam, which is deleted unless it is marked as answered. */
    spam: 'Si no lo anotas como atendido, se borra a los 30 días.',
    marks: {
      enlaces: 'enlaces',
      etiquetas: 'código de página web',
      correo: 'un correo que no parece válido',
      avalancha: 'muchos más en la misma hora',
    },
    keys: 'Los dos últimos botones son llaves: quien tenga este correo puede usarlos. No lo reenvíes.',
  },
  /** A lead among others. */
  list: { line: '{id} · {date}, {time} · {name}', suspicious: '⚠ {marks}' },
  /** One mail for many leads, after an outage of the mail server or during a flood. */
  digest: {
    subject: 'Contactos que esperaban aviso: {count}',
    introduction: 'Estos contactos no tuvieron un correo propio, porque eran muchos a la vez o muy antiguos:',
    line: '{id} · {date}, {time} · {name} · {phone} · {email} · {typed}',
    more: 'Faltan aquí {count}: los más nuevos de la semana llegan el lunes, en la tabla.',
  },
  /** Headings of the table of leads, before and after what visitors type. */
  table: {
    before: ['Fecha', 'Hora', 'Estado'],
    after: ['Página', 'Veces', 'Contacto'],
  },
  /** Events of the year; the summary mentions the next one. */
  year: {
    seasonEnds:
      'la última fecha de la temporada {year} es el {date}; desde el día siguiente, elige {next} en el editor, en «Quién eres → Temporada».',
    seasonEnded:
      'la última fecha de la temporada {year} ya pasó, el {date}; elige {next} en el editor, en «Quién eres → Temporada».',
    noSeason:
      'la última fecha de la temporada {year} ya pasó, el {date}; pide a quien te ayuda la siguiente.',
    december:
      'en diciembre la DIAN publica el calendario y la UVT de {year}: van en el editor, en «Temporadas y UVT».',
    /** From 1 December on: the season that comes by itself, and what a year lacks. */
    turns: 'el 1 de enero tu sitio pasa solo a {year}.',
    turnsAndLacks:
      'el 1 de enero tu sitio pasa solo a {year}. Falta {missing}: va en el editor, en «Temporadas y UVT».',
    lacks: 'para {year} falta {missing}: va en el editor, en «Temporadas y UVT».',
    lacking: {
      season: 'la temporada {year}',
      taxYearUvt: 'la UVT de {taxYear}',
      filingYearUvt: 'la UVT de {year}',
      dates: 'comparar las fechas con el calendario de la DIAN',
    },
    notice:
      'el aviso de tu sitio se quita solo después del {date}; si debe seguir, cambia su último día en el editor.',
  },
  summary: {
    subject: 'Tu sitio, semana del {from} al {to}',
    lines: ['Contactos: {leads} (sin atender: {open})', 'Visitas: {visits}'],
    pages: 'Por página: las visitas que empezaron en ella, y los contactos que trajo.',
    page: '{page}: visitas {visits}, contactos {leads}',
    noPages:
      'De qué página llegaron no se sabe esta semana; nunca se sabe si la API está en otra dirección que el sitio.',
    waiting: 'Esperan tu respuesta:',
    more: 'Esperan {count} más.',
    nobodyWaits: 'Nadie espera tu respuesta.',
    next: 'Lo próximo del año: {event}',
    table:
      'Los contactos de la semana van en la tabla adjunta. Tiene datos personales: bórrala cuando no la necesites.',
    tableCut:
      'Los {count} contactos más nuevos de la semana van en la tabla adjunta. Tiene datos personales: bórrala cuando no la necesites.',
    why: 'Este resumen llega cada lunes. Si un lunes no llega, revisa el sitio y el correo: algo no funciona.',
  },
} as const;
