/** Words of the contact section, its form, its modal and its dialogs. Braces are filled from `content/site.ts` or from what the visitor typed. */
export const contactWords = {
  heading: 'Contáctame',
  introduction: 'Cuéntame qué necesitas y te respondo personalmente.',
  direct: {
    introduction: 'Si prefieres, háblame directamente:',
    whatsapp: 'Escribir por WhatsApp',
    whatsappMessage: 'Hola, necesito asesoría contable.',
    phone: 'Llamar al {phone}',
    email: 'Escribir a {email}',
    newTab: '(se abre en otra pestaña)',
  },
  unavailable: 'El formulario no está disponible en este momento. Escríbeme o llámame directamente:',
  fields: {
    name: { label: 'Nombre' },
    phone: { label: 'Celular', hint: 'Solo números, sin espacios.' },
    email: { label: 'Correo' },
    services: { label: 'Servicios', hint: 'Elige uno o varios.' },
    message: { label: 'Mensaje (opcional)' },
  },
  errors: {
    nameRequired: 'Nombre requerido',
    phoneRequired: 'Celular requerido',
    phoneInvalid: 'Número inválido',
    emailRequired: 'Correo requerido',
    servicesRequired: 'Selecciona al menos un servicio',
    consentRequired: 'Necesito tu autorización para responderte',
  },
  submit: 'Enviar',
  sending: 'Enviando…',
  privacy: {
    notice: 'Al enviar autorizas el uso de estos datos para responderte.',
    consent: 'Autorizo el uso de estos datos para responder mi solicitud.',
    summary: 'Aviso de privacidad',
    details: [
      'Responsable: {accountantName} ({businessName}), {city}.',
      'Finalidad: responder tu solicitud y, si así lo decides, prestarte el servicio. Los datos no se venden ni se ceden para publicidad.',
      'Tus datos se guardan {retentionMonths} meses desde que los envías y después se borran; si nos contratas, lo que la ley obligue a conservar se guarda aparte.',
      'Tus derechos (Ley 1581 de 2012): conocer, actualizar, rectificar y suprimir tus datos, pedir prueba de esta autorización, revocarla y presentar quejas ante la Superintendencia de Industria y Comercio.',
      'Para ejercerlos, escribe a {email} o llama al {phone}.',
    ],
  },
  dialogs: {
    success: { title: 'Formulario enviado', text: 'Gracias — me pondré en contacto pronto.' },
    failure: { title: 'Oops...', text: 'No se pudo enviar el formulario. Intenta de nuevo.' },
    confirm: 'Aceptar',
    close: 'Cerrar',
    whatsapp: 'Enviar por WhatsApp lo que escribiste',
  },
  /** The WhatsApp message that carries what was typed; a line whose value is empty is left out. */
  whatsappLines: ['Hola, soy {name}.', 'Necesito: {services}', '{message}'],
} as const;
