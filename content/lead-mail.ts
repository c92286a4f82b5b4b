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
  /** Labels of the mail's buttons. */
  actions: {
    whatsapp: 'WhatsApp',
    call: 'Llamar',
    mail: 'Responder por correo',
    answered: 'Ya respondí',
    erase: 'Borrar sus datos',
    eraseByEmail: 'Olvidar a alguien que te lo pidió',
    editor: 'Abrir el editor',
    site: 'Ver tu sitio',
  },
  /** Beginning of the message that the visitor receives when the owner sends it. */
  hello: 'Hola {name}, soy {accountantName}. Recibí tu mensaje y con gusto te ayudo.',
  /** The owner's answer by e-mail. */
  reply: { subject: 'Tu mensaje a {businessName}', wrote: 'El {date} escribiste:' },
  noLinks:
    'Faltan los botones «Ya respondí» y «Borrar sus datos», porque el sitio no sabe su dirección: escríbela en el editor, en «Quién eres → Dirección de este sitio en internet».',
  lead: {
    subject: 'Contacto: {name} ({id})',
    introduction: 'Te escribió {name}, el {date} a las {time}.',
    wrote: 'Ya te había escrito {days}.',
    day: 'el {date}',
    page: 'Desde la página',
    none: '(ninguno)',
    reply: 'Respóndele con estos botones: lo que escribas con «Responder» puede llegarte a ti.',
    noReply: 'El correo que escribió no parece válido; este mensaje no se puede responder por correo.',
    suspicious: 'Ojo, puede ser correo basura: trae {marks}.',
    marks: {
      enlaces: 'enlaces',
      etiquetas: 'código de página web',
      correo: 'un correo que no parece válido',
      avalancha: 'muchos más en la misma hora',
    },
    keys: 'Quien tenga este correo puede usar los dos últimos botones: no lo reenvíes.',
  },
  /** One lead as a line of a list, named as in the subject of its own mail. */
  list: { line: '{name} ({id}) · {date}, {time}', suspicious: '⚠ {marks}' },
  /** One mail for many leads, after an outage of the mail server or during a flood. */
  many: {
    subject: 'Contactos que esperaban aviso: {count}',
    introduction: 'Estos contactos no tuvieron un correo propio, porque eran muchos a la vez:',
    line: '{name} ({id}) · {date}, {time} · {phone} · {email} · {typed}',
  },
  /** Instead of names and texts, where a mail can't be sent because of what visitors wrote. */
  withoutVisitorText: {
    why: 'Lo que escribieron no pasó por tu correo. Aquí van el número y el celular de cada contacto; lo demás sigue guardado en tu sitio: la guía dice cómo verlo, en «Cómo sacarlos todos».',
    line: 'Contacto ({id}) · {date}, {time} · {phone}',
  },
  /** An address of the site that no page has. */
  otherPage: 'otra página',
  /** Headings of the table of leads, before and after what visitors type. */
  table: {
    before: ['Fecha', 'Hora', 'Estado'],
    after: ['Página', 'Veces', 'Contacto'],
  },
  /** What comes in the year, each a sentence of its own, which Monday's mail says once. */
  year: {
    dates: {
      begin: 'El {date} empiezan las fechas de renta de {group}.',
      end: 'El {date} es la última fecha de renta de {group}.',
      groups: {
        major: 'los grandes contribuyentes',
        legal: 'las personas jurídicas',
        natural: 'las personas naturales',
      },
    },
    turns: 'El 1 de enero tu sitio debe pasar solo a {year}. Si no pasa, el resumen del lunes te lo dice.',
    notice:
      'El mensaje con fecha de tu sitio se quita solo después del {date}. Si debe seguir, cambia su último día en el editor, en «Mensajes con fecha».',
    stillToDo: 'Sigue pendiente:',
  },
  summary: {
    subject: 'Tu sitio, semana del {from} al {to}',
    greeting: 'Buenos días, {accountantName}. Así va tu sitio:',
    lines: [
      'Contactos: {leads} (esperan tu respuesta: {open})',
      'Visitas: {visits}',
      'De esos contactos, {own} te llegaron cada uno en su correo y {listed} en una lista. Falta enviarte {unsent}.',
    ],
    /** Before the number and telephone of each, where the site could not note that a mail went out. */
    untold:
      'El sitio no sabe si te llegó el correo de estos contactos. Búscalos en tu buzón y, si te falta uno, llámalo:',
    pages: 'Por página: cuántas visitas empezaron ahí, y cuántos te escribieron desde ahí.',
    page: '{visits} y {leads} · {page}',
    noPages: 'De qué página llegaron no se sabe esta semana.',
    waiting: 'Esperan tu respuesta:',
    more: 'Esperan {count} más.',
    nobodyWaits: 'Nadie espera tu respuesta.',
    table:
      'Los contactos de la semana van en la tabla adjunta. Tiene datos personales: bórrala cuando no la necesites.',
    tableCut:
      'Los {count} contactos más nuevos de la semana van en la tabla adjunta. Tiene datos personales: bórrala cuando no la necesites.',
    /** Said once a quarter: the site erases leads by itself, the mailbox doesn't. */
    forget:
      'El sitio borra solo los contactos de hace más de {retentionMonths} meses, pero sus correos siguen en tu buzón. Bórralos también ahí, salvo los de tus clientes. En Gmail los encuentra esta búsqueda: {search}',
    search: 'before:{before} (subject:contacto OR subject:contactos OR subject:"Tu sitio, semana")',
    why: 'Este resumen llega cada lunes. Si un lunes no llega, revisa el sitio y el correo: algo no funciona.',
  },
} as const;
