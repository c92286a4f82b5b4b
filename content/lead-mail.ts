/**
 * Words of the mails that the accountant gets of her site. Braces are filled from what the visitor wrote
 * and from `content/site.json`.
 */
export const leadMailWords = {
  lead: {
    subject: 'Contacto {id}: {name}',
    introduction: 'Nuevo contacto n.º {id}, recibido el {date} a las {time}.',
    fields: {
      name: 'Nombre',
      phone: 'Celular',
      email: 'Correo',
      services: 'Servicios',
      message: 'Mensaje',
    },
    page: 'Desde la página: {page}',
    none: '(ninguno)',
    whatsapp: 'Responder por WhatsApp:',
    /** What the visitor reads once you send it. */
    whatsappMessage: 'Hola {name}, soy {accountantName}. Recibí tu mensaje y con gusto te ayudo.',
    reply: 'O responde este correo: le llega a quien escribió.',
    noReply: 'El correo que escribió no parece válido; este mensaje no se puede responder.',
    suspicious: 'Ojo, puede ser correo basura: trae {marks}.',
    /** For what is deleted by itself unless it is marked as answered. */
    spam: 'Si no lo anotas como atendido, se borra a los 30 días.',
    marks: {
      enlaces: 'enlaces',
      etiquetas: 'código de página web',
      correo: 'un correo que no parece válido',
      avalancha: 'muchos más en la misma hora',
    },
    /** Where the settings give no secret to sign links with. */
    done: 'Cuando lo hayas atendido: npm run leads -- --done {id}',
    answered: 'Ya respondí:',
    erase: 'Borrar sus datos:',
    keys: 'Estos enlaces son llaves: quien tenga este correo puede usarlos. No lo reenvíes, y bórralos si respondes con el correo citado.',
  },
  /** One mail for many leads: after the mail server was away, or while very many come. */
  digest: {
    subject: 'Contactos que esperaban aviso: {count}',
    introduction: 'Estos contactos no tuvieron un correo propio, porque eran muchos a la vez o muy antiguos:',
    line: '{id} · {date}, {time} · {name} · {phone} · {email} · {services}',
    suspicious: '⚠ {marks}',
    more: 'Faltan aquí {count}.',
    list: 'Todos, con sus mensajes: npm run leads',
  },
  forget: {
    subject: 'Olvidar a alguien: los enlaces que pediste',
    introduction: 'Cada enlace muestra primero qué borra; nada se borra hasta que lo confirmas.',
    line: 'Contacto {id}, de {name}, recibido el {date}:',
    more: 'Quedan {count} más: cuando hayas borrado estos, pide los enlaces otra vez.',
    mails: 'Los correos que te llegaron de esta persona, y su chat de WhatsApp, los borras tú.',
    nobody: 'El sitio no guarda ningún contacto enviado desde el correo que escribiste.',
  },
  summary: {
    subject: 'Tu sitio, semana del {from} al {to}',
    lines: ['Contactos: {leads} (sin atender: {open})', 'Visitas: {visits}'],
    why: 'Este resumen llega cada lunes. Si un lunes no llega, revisa el sitio y el correo: algo no funciona.',
  },
} as const;
