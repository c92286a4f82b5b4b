/**
 * Words of the contact section, form, modal and dialogs. Braces are filled from `content/site.json` or from
 * the visitor's input.
 */
export const contactWords = {
  heading: 'Contáctame',
  introduction: 'Cuéntame qué necesitas y te respondo personalmente.',
  direct: {
    introduction: 'Si prefieres, escríbeme o llámame:',
    whatsapp: 'Escríbeme por WhatsApp',
    whatsappMessage: 'Hola, necesito asesoría contable.',
    phone: 'Llamar al {phone}',
    email: 'Escribir a {email}',
  },
  unavailable: 'El formulario no está disponible en este momento. Escríbeme o llámame directamente:',
  fields: {
    name: { label: 'Nombre' },
    phone: { label: 'Celular', hint: 'Si vives fuera, escribe también el indicativo del país.' },
    email: { label: 'Correo electrónico' },
    services: { label: 'Servicios', hint: 'Elige uno o varios.' },
    message: { label: 'Mensaje (opcional)' },
    consent: { label: 'Autorizo el tratamiento de estos datos según el aviso de privacidad.' },
  },
  /** Alternative for visitors without a phone number. */
  noPhone: { question: '¿No tienes celular?', email: 'Escríbeme al correo' },
  errors: {
    nameRequired: 'Nombre requerido',
    phoneRequired: 'Celular requerido',
    phoneInvalid: 'Número inválido',
    emailRequired: 'Correo requerido',
    emailInvalid: 'Escribe tu correo así: nombre@correo.com',
    servicesRequired: 'Selecciona al menos un servicio',
    consentRequired: 'Necesito tu autorización para responderte',
    tooLong: 'Acórtalo un poco: caben {max} caracteres',
  },
  /** Shown for a Colombian mobile number with nine digits; it is accepted all the same. */
  missingDigit: '¿Le falta un dígito?',
  /** Counter of a long text: near its limit, and beyond it. */
  count: { near: '{length} de {max} caracteres', over: 'Sobran {over}: caben {max} caracteres' },
  submit: 'Enviar',
  sending: 'Enviando…',
  privacy: {
    notice: 'Al enviar autorizas el tratamiento de estos datos según el aviso de privacidad.',
    summary: 'Aviso de privacidad',
    details: [
      'Responsable: {accountantName} ({businessName}), {city}. Correo {email}, teléfono {phone}.',
      'Para qué: responder tu solicitud, prestarte el servicio si lo contratas y contar las solicitudes que llegan por esta página (ese conteo incluye {counted}). No vendo ni cedo tus datos; el proveedor que opera el formulario los guarda por encargo mío, y puede hacerlo fuera de Colombia. Si me escribes por WhatsApp, también vale su política.',
      'Guardo tus datos {retentionMonths} meses desde que los envías y después se borran, también de mi correo; si me contratas, lo que la ley obligue a conservar se guarda aparte.',
      'Al entrar, la página avisa que hubo una visita con un mensaje vacío: sin cookies ni datos que hayas escrito.',
      'En el inicio, en la página de renta y en el calendario, los últimos dígitos que escribes y, si un decreto da otra fecha según el lugar, lo que respondes sobre tu RUT quedan guardados en tu navegador hasta 90 días, para que sigas donde ibas; en la de renta, también el año, lo que respondes y los documentos que marcas. No me llegan ni llevan cifras, «Borrar mi caso» los quita (un mensaje que hayas cambiado en el formulario se borra aparte), y algunos navegadores los borran antes.',
      'De cada visita y de cada solicitud queda también desde cuál página de este sitio llegó y, hasta el día siguiente, una huella recortada de tu dirección IP, que no te identifica; nada más de tu navegador.',
      'Tus derechos (Ley 1581 de 2012): conocer, actualizar y rectificar tus datos, acceder a ellos gratis, saber qué uso les he dado, pedir prueba de esta autorización, revocarla, pedir que los suprima y presentar quejas ante la Superintendencia de Industria y Comercio.',
      'Para ejercerlos, escríbeme a {email} o llámame al {phone}: respondo consultas en máximo 10 días hábiles y reclamos en máximo 15.',
      'Puedes pedirme la política de tratamiento de datos a {email}; si cambia, lo aviso aquí.',
    ],
    /** Data that the tracking call sends, according to `tracking.emailField`. */
    counted: { name: 'tu nombre', email: 'tu nombre y tu correo' },
    policyLink: 'Leer la política de tratamiento de datos',
  },
  dialogs: {
    success: {
      title: 'Formulario enviado',
      text: 'Gracias — me pondré en contacto pronto.',
      whatsapp: '¿Es urgente? Escríbeme por WhatsApp',
      /** Introduces the copy of the sent request at the end of the message. */
      urgent: 'Te acabo de enviar el formulario y es urgente: ¿me puedes responder por aquí?',
      papers: 'Mientras tanto, reúne tus documentos',
    },
    failure: {
      title: 'Oops...',
      /** Language of the title. */
      language: 'en',
      text: 'No se pudo enviar el formulario. Intenta de nuevo.',
      whatsapp: 'Enviar por WhatsApp lo que escribiste',
    },
    confirm: 'Aceptar',
    close: 'Cerrar',
  },
  /** Line of each field in the WhatsApp message; empty for what the chat shows anyway. */
  whatsappLine: {
    name: 'Hola, soy {name}.',
    phone: '',
    email: '',
    services: 'Necesito: {services}',
    message: '{message}',
  },
} as const;
