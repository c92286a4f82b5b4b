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
  lead: {
    subject: 'Contacto {id}: {name}',
    introduction: 'Nuevo contacto n.º {id}, recibido el {date} a las {time}.',
    page: 'Desde la página: {page}',
    none: '(ninguno)',
    whatsapp: 'Responder por WhatsApp:',
    /** Message that the visitor receives when the owner sends it. */
    whatsappMessage: 'Hola {name}, soy {accountantName}. Recibí tu mensaje y con gusto te ayudo.',
    reply: 'O responde este correo: le llega a quien escribió.',
    noReply: 'El correo que escribió no parece válido; este mensaje no se puede responder.',
    suspicious: 'Ojo, puede ser correo basura: trae {marks}.',
    /** Note on probable spam, which is deleted unless it is marked as answered. */
    spam: 'Si no lo anotas como atendido, se borra a los 30 días.',
    marks: {
      enlaces: 'enlaces',
      etiquetas: 'código de página web',
      correo: 'un correo que no parece válido',
      avalancha: 'muchos más en la misma hora',
    },
    /** Command for settings without a secret to sign links with. */
    done: 'Cuando lo hayas atendido: npm run leads -- --done {id}',
    answered: 'Ya respondí:',
    erase: 'Borrar sus datos:',
    keys: 'Estos enlaces son llaves: quien tenga este correo puede usarlos. No lo reenvíes, y bórralos si respondes con el correo citado.',
  },
  /** One mail for many leads, after an outage of the mail server or during a flood. */
  digest: {
    subject: 'Contactos que esperaban aviso: {count}',
    introduction: 'Estos contactos no tuvieron un correo propio, porque eran muchos a la vez o muy antiguos:',
    line: '{id} · {date}, {time} · {name} · {phone} · {email} · {services}',
    suspicious: '⚠ {marks}',
    more: 'Faltan aquí {count}.',
    list: 'Todos, con sus mensajes: npm run leads',
  },
  /** Headings of the table of leads, before and after what visitors type. */
  table: {
    before: ['Fecha', 'Hora', 'Estado'],
    after: ['Página', 'Veces', 'Contacto'],
  },
  forget: {
    subject: 'Olvidar a alguien: los enlaces que pediste',
    introduction: 'Cada enlace muestra primero qué borra; nada se borra hasta que lo confirmas.',
    line: 'Contacto {id}, de {name}, recibido el {date}:',
    more: 'Quedan {count} más: cuando hayas borrado estos, pide los enlaces otra vez.',
    mails: 'Los correos que te llegaron de esta persona, y su chat de WhatsApp, los borras tú.',
    nobody: 'El sitio no guarda ningún contacto enviado desde el correo que escribiste.',
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
      'en diciembre la DIAN publica el calendario y la UVT de {year}; quien te ayuda los compara y los marca como publicados.',
    notice:
      'el aviso de tu sitio se quita solo después del {date}; si debe seguir, cambia su último día en el editor.',
    security: 'security.txt vale hasta el {date}; quien te ayuda lo renueva.',
    oldest: 'el {date} se borra solo el contacto más antiguo, por haber cumplido su tiempo.',
  },
  summary: {
    subject: 'Tu sitio, semana del {from} al {to}',
    lines: ['Contactos: {leads} (sin atender: {open})', 'Visitas: {visits}'],
    pages: 'Por página: las visitas que empezaron en ella, y los contactos que trajo.',
    page: '{page}: visitas {visits}, contactos {leads}',
    noPages:
      'De qué página llegaron no se sabe esta semana; nunca se sabe si la API está en otra dirección que el sitio.',
    waiting: 'Esperan tu respuesta. Cada enlace anota que ya se la diste:',
    waitingLine: '{id} · {date} · {name}',
    suspicious: '⚠ {marks}',
    more: 'Esperan {count} más.',
    nobodyWaits: 'Nadie espera tu respuesta.',
    next: 'Lo próximo del año: {event}',
    table:
      'Los contactos de la semana van en la tabla adjunta. Tiene datos personales: bórrala cuando no la necesites.',
    tableCut:
      'Los {count} contactos más nuevos de la semana van en la tabla adjunta. Tiene datos personales: bórrala cuando no la necesites.',
    forget: 'Olvidar a alguien que te lo pidió:',
    why: 'Este resumen llega cada lunes. Si un lunes no llega, revisa el sitio y el correo: algo no funciona.',
  },
} as const;
