/** The site can't erase her mails and chats, so these pages say that she has to. */
const mails = 'Los correos que ya te llegaron de esta persona, y su chat de WhatsApp, los borras tú.';

/**
 * Words of the pages behind the links in the accountant's mails. Braces are filled from the visitor's input
 * and from `content/site.json`.
 */
export const ownerPageWords = {
  answered: {
    title: 'Ya respondí',
    ask: '¿Ya le respondiste a {name}, que te escribió el {date}?',
    effect: ['Sale de tu lista de pendientes. A {name} no le llega nada.'],
    sure: 'Sí, ya le respondí',
    press: 'Marcar como respondido',
    done: 'Listo: quedó marcado que ya le respondiste a {name}, que te escribió el {date}.',
  },
  erase: {
    title: 'Borrar sus datos',
    ask: '¿Borras los datos de {name}, que te escribió el {date}?',
    effect: [
      'Salen ya de tus listas, tus resúmenes y tus tablas. Durante 48 horas puedes deshacerlo en esta página; después no queda nada.',
      mails,
    ],
    /** Other contacts of the person, ticked; contacts with the same phone but another name are not ticked. */
    same: 'También te escribió otras veces. Se borra lo que dejes marcado:',
    samePhone: 'Alguien con otro nombre dejó el mismo celular. Márcalo si es la misma persona:',
    other: 'Contacto {id}, de {name}, del {date}',
    sure: 'Sí, quiero borrarlos',
    press: 'Borrar sus datos',
    done: 'El contacto que {name} te envió el {date} ya no está en tus listas.',
    doneAll: '{count} contactos de {name} ya no están en tus listas.',
    undoUntil: 'Puedes deshacerlo hasta el {until}; después no queda nada de lo que borraste.',
    nothingLeft: 'En ellas no queda otro contacto con su correo ni con su celular.',
    left: 'En ellas quedan, con su correo o su celular:',
    mails,
  },
  undo: 'Deshacer',
  gone: {
    title: 'Ya no está',
    text: 'El sitio ya no guarda los datos de este contacto.',
    mails,
  },
  eraseByEmail: {
    title: 'Olvidar a alguien',
    ask: 'Escribe el correo de la persona que te pidió que la olvides.',
    effect: ['Ves entonces qué contactos suyos guarda el sitio. Nada se borra todavía.'],
    field: 'Su correo electrónico',
    press: 'Buscar sus datos',
    nobody: 'El sitio no guarda ningún contacto enviado desde el correo que escribiste.',
  },
  /** Date and time: «hasta el 24 de noviembre de 2026 a las 18:00». */
  moment: '{date} a las {time}',
} as const;
