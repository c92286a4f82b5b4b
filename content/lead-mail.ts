/**
 * Words of the mails that the accountant gets of her site. Braces are filled from what the visitor wrote
 * and from `content/site.ts`.
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
    none: '(ninguno)',
    whatsapp: 'Responder por WhatsApp:',
    /** What the visitor reads once you send it. */
    whatsappMessage: 'Hola {name}, soy {accountantName}. Recibí tu mensaje y con gusto te ayudo.',
    reply: 'O responde este correo: le llega a quien escribió.',
    noReply: 'El correo que escribió no parece válido; este mensaje no se puede responder.',
    suspicious: 'Ojo, puede ser correo basura: trae {marks}.',
    marks: {
      enlaces: 'enlaces',
      etiquetas: 'código de página web',
      correo: 'un correo que no parece válido',
    },
    done: 'Cuando lo hayas atendido: npm run leads -- --done {id}',
  },
  summary: {
    subject: 'Tu sitio, semana del {from} al {to}',
    lines: ['Contactos: {leads} (sin atender: {open})', 'Visitas: {visits}'],
    why: 'Este resumen llega cada lunes. Si un lunes no llega, revisa el sitio y el correo: algo no funciona.',
  },
} as const;
