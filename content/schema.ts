import * as yup from 'yup';
import { limitNames, faqGroups, openDays } from './choices';
import { normAddress, norms } from './norms';
import { anchors, WHATSAPP_MARK } from './page-anchors';
import seasonsData from './seasons.json' with { type: 'json' };
import { groupWords } from './tax-calendar/groups';
import type { GroupId, IsoDate } from './tax-calendar/types';

/*
 * Schema of the owner's data, `content/*.json`: the source of types, build checks and editor forms. Optional
 * values are omitted from a file; `null` and `''` are refused. Rules across fields or files are in lib/owner-data.
 */

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** Name of the field in the editor and in messages. */
    label?: string;
    hint?: string;
    example?: string;
    /** Editor widget, when the type doesn't decide it. A hidden one gives each new item of a list a name of its own. */
    widget?: 'paragraph' | 'date' | 'picture' | 'digits' | 'hidden';
    /** The field is in the data but in no form: every owner has the same value, or saving sets it. */
    isOffForm?: true;
    /** Items of the list can't be removed. */
    isKept?: true;
    /** Labels of a choice's values, as the owner reads them. */
    options?: Readonly<Record<string, string>>;
    /** Name of a list's item, and the field that summarises it when folded. */
    item?: string;
    itemName?: string;
  }
}

type Help = Pick<yup.CustomSchemaMetadata, 'hint' | 'example' | 'widget'>;

const missing = 'falta este dato';
const wholeName = 'escribe el nombre completo';
/** Separators that people write between the digits of a phone number: spaces, hyphens, dots, parentheses, invisible marks. */
const between = String.raw`[\s().\u00AD\u200B-\u200F\u2010-\u2015\u202A-\u202E\u2060\u2066-\u2069\uFEFF-]*`;
const digits = (count: number) => `(?:${between}\\d){${count}}${between}`;
const country = `^${between}(?:(?:\\+|00)?${between}57${between})?`;
const phone = new RegExp(`${country}(?:3${digits(9)}|6${between}0${digits(8)})$`);
const mobile = new RegExp(`${country}3${digits(9)}$`);

/** Only letters that the fonts in app/fonts have: for another the share picture's renderer would download a font, or stop the build. */
const drawn = /^[ -~\u00a0áéíóúüñÁÉÍÓÚÜÑ¿¡ªº°«»“”‘’–—…·•€×−]*$/;
const undrawn =
  'usa letras del español y signos corrientes: otra cosa no se puede dibujar en la imagen que se comparte';

/** Help for the owner with a text; `most` is the number of characters that fit where it is shown. */
type TextHelp = Help & { readonly most?: number };

const text = (label: string, { most = 300, ...help }: TextHelp) =>
  yup
    .string()
    .typeError('escribe un texto')
    .matches(/[\p{L}\p{N}]/u, missing)
    .max(most, `escribe como mucho ${most} letras`)
    .required(missing)
    .meta({ label, ...help });
const paragraph = (label: string, help: Help) => text(label, { most: 600, widget: 'paragraph', ...help });

export const isAddress = (text: string) => /^https:\/\/[^\s/]+\.[^\s/]+\S*$/.test(text) && URL.canParse(text);
const address = (label: string, help: Help = {}) =>
  text(label, help).test(
    'address',
    'escribe la dirección completa, así: https://www.ejemplo.co',
    (value) => value === undefined || isAddress(value),
  );

const date = (label: string, help: Help = {}) =>
  yup
    .string<IsoDate>()
    .typeError('escribe una fecha')
    .matches(/^\d{4}-\d\d-\d\d$/, 'escribe una fecha con el año primero, así: 2027-11-01')
    .test(
      'exists',
      'ese día no existe en el calendario',
      (value) => value === undefined || JSON.stringify(new Date(value)).includes(value),
    )
    .required(missing)
    .meta({ label, widget: 'date', ...help });

const whole = (label: string, least: number, most: number, mend: string, help: Help = {}) =>
  yup
    .number()
    .typeError(mend)
    .integer(mend)
    .min(least, mend)
    .max(most, mend)
    .required(missing)
    .meta({ label, ...help });

/** Metadata of a field that no form shows. */
const offForm = { isOffForm: true } as const;

/** A choice among values, each with the label that the owner reads. */
const choice = <Value extends string>(
  label: string,
  options: Readonly<Record<Value, string>>,
  help: Help = {},
) => {
  const values = Object.keys(options) as Value[];
  return yup
    .string()
    .oneOf(values, `elige en el editor una de estas: ${Object.values(options).join(', ')}`)
    .required(missing)
    .meta({ label, options, ...help });
};

const clock = (label: string, help: Help) =>
  text(label, help).matches(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, 'escribe la hora así: 08:00, o 18:00');

const group = <Fields extends yup.ObjectShape>(label: string, fields: Fields) =>
  yup
    .object(fields)
    .typeError('aquí va un grupo de datos entre llaves { }')
    .noUnknown('el campo «${unknown}» no existe aquí: revisa cómo está escrito, o bórralo')
    .required(missing)
    .meta({ label });

/** An optional list. */
const list = <Item>(label: string, of: yup.ISchema<Item>, item: string, itemName?: string) =>
  yup.array().of(of).typeError('aquí va una lista entre corchetes [ ]').meta({ label, item, itemName });

/** A list of groups, each summarised by its field `itemName` when folded. */
const groups = <Fields extends yup.ObjectShape>(
  label: string,
  item: string,
  itemName: string,
  fields: Fields,
) => list(label, group(item, fields), item, itemName);

/** A list that needs an item. */
const needed = <Item>(optional: ReturnType<typeof list<Item>>) => {
  const { item = '' } = optional.spec.meta ?? {};
  return optional
    .min(1, `escribe al menos un${/(?:a|ión)$/.test(item) ? 'a' : ''} ${item}`)
    .required(missing);
};

const organisation = (label: string, name: string, url: string) =>
  group(label, {
    name: text('Nombre', { example: name, most: 90 }),
    url: address('Página web', { example: url }),
    logoUrl: address('Dirección de su logo', {
      hint: 'La de la imagen, si la tienes. Sin ella se escribe el nombre.',
      example: `${url}logo.png`,
    }).optional(),
  });

// The year after one in the list has a season, too. The list may be missing while its file is being edited; the build then
// reports it.
const years = [...new Set(seasonsData.seasons?.flatMap(({ year }) => [year, year + 1]))].sort();

const seasonMessage = `elige en el editor la del año en curso, o una de estas: ${years.join(', ')}`;

const site = group('Quién eres', {
  businessName: text('Nombre del negocio', {
    hint: 'Arriba en cada página y en Google.',
    most: 60,
    example: 'Asesorías Contables del Eje',
  })
    .min(2, wholeName)
    .matches(drawn, undrawn),
  accountantName: text('Tu nombre', {
    hint: 'Como está en tu tarjeta profesional.',
    most: 80,
    example: 'Ana María Pérez',
  })
    .min(2, wholeName)
    .matches(drawn, undrawn),
  professionalTitle: text('Tu título', {
    hint: 'Como lo muestra la tarjeta que gira.',
    most: 60,
    example: 'Contadora Pública',
  }).matches(drawn, undrawn),
  cardNumber: text('Número de tu tarjeta profesional', {
    hint: 'El que te dio la Junta Central de Contadores.',
    example: '123456-T',
  }).matches(
    /^(?:T\.?\s*P\.?\s*)?(?:\d{1,6}|\d{1,3}\.\d{3})\s*[-–—]?\s*[TE]$|por completar/i,
    'escribe el número, un guion y la letra, así: 123456-T',
  ),
  city: text('Ciudad', { hint: 'Donde atiendes.', example: 'Manizales', most: 60 }).matches(drawn, undrawn),
  email: text('Correo', {
    hint: 'A este te escriben, y se ve en el sitio.',
    example: 'ana@tunombre.co',
  }).matches(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, 'escribe un correo como nombre@dominio.com'),
  phone: text('Teléfono', {
    hint: 'A este te llaman y, si es celular, te escriben por WhatsApp.',
    example: '300 123 4567',
  }).matches(phone, 'escribe los 10 dígitos del número, así: 300 123 4567'),
  whatsapp: text('Celular de WhatsApp', {
    hint: 'Solo si no es el mismo teléfono.',
    example: '300 123 4567',
  })
    .optional()
    .matches(mobile, 'escribe los 10 dígitos de un celular, así: 300 123 4567'),
  address: text('Dirección de este sitio en internet', {
    hint: 'Sin ella el sitio es un ensayo, y Google no lo muestra.',
    example: 'https://www.tunombre.co',
  })
    .optional()
    .matches(/^(?!https:\/\/[^./]*-editor\.)/, 'esa es la dirección del editor: escribe la de tu sitio')
    .matches(
      /^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}\/?$/,
      'escribe https:// y el dominio, en minúsculas y sin nada después, así: https://www.tunombre.co',
    ),
  portrait: group('Tu foto', {
    photo: text('Foto', {
      hint: 'JPEG, PNG, WebP o AVIF, de al menos 480 píxeles por lado. El sitio la recorta cuadrada y le quita el lugar y la fecha.',
      example: 'la que tomaste con el celular',
    })
      .matches(/^\/images\/[^/]+\.\w+$/, 'elige la foto en el editor')
      .meta({ widget: 'picture' }),
    alt: text('Qué se ve en la foto', {
      hint: 'Para quien no puede verla.',
      example: 'Ana María Pérez en su oficina',
      most: 150,
    }),
  }),
  university: organisation('Tu universidad', 'Universidad de Caldas', 'https://www.ucaldas.edu.co/'),
  professionalBoard: organisation(
    'Tu registro profesional',
    'Junta Central de Contadores',
    'https://www.jcc.gov.co/',
  ).meta(offForm),
  activeSeason: yup
    .mixed((value): value is number | 'auto' => value === 'auto' || typeof value === 'number')
    .typeError(seasonMessage)
    .required(missing)
    .oneOf(['auto', ...years], seasonMessage)
    .meta({
      label: 'Temporada',
      hint: 'El año en que se declara, del que habla todo el sitio. La del año en curso cambia sola cada enero.',
      example: 'La del año en curso',
      options: {
        auto: 'La del año en curso',
        ...Object.fromEntries(years.map((year) => [year, `Renta ${year} (año gravable ${year - 1})`])),
      },
    }),
  seasonChosen: date('Temporada elegida el').optional().meta(offForm),
  privacy: group('Datos personales', {
    consent: choice(
      'Cómo te autorizan',
      { notice: 'Al enviar el formulario', checkbox: 'Con una casilla que deben marcar' },
      { hint: 'La Ley 1581 pide autorización para guardar sus datos.', example: 'Al enviar el formulario' },
    ),
    retentionMonths: text('Meses que guardas los contactos', {
      hint: 'Lo más viejo se borra solo, y el aviso lo dice.',
      example: '24',
    }).matches(/^(?:[1-9]\d?|1[01]\d|120)$/, 'escribe solo el número, de 1 a 120, así: 24'),
    policyUrl: address('Tu política de datos', {
      hint: 'La página donde está, si la tienes. En este sitio no hay ninguna.',
      example: 'https://otro.tunombre.co/politica',
    }).optional(),
  }),
});

/** The day on which a file's words last changed, which saving sets. */
const changed = date('Cambió el').optional().meta(offForm);

const presentation = group('Cómo te presentas', {
  updated: changed,
  headline: text('Frase principal', {
    hint: 'La más grande de la página de inicio.',
    most: 70,
    example: 'Cercanía, Confianza y Profesionalismo Contable',
  }).matches(drawn, undrawn),
  highlight: text('Lo que va en amarillo', {
    hint: 'Una parte de la frase principal, escrita igual.',
    example: 'Profesionalismo',
  }).optional(),
  offering: text('Qué haces, para quién y dónde', {
    hint: 'Debajo de la frase principal. Puedes usar {city}.',
    most: 160,
    example: 'Contadora pública en {city}. Declaración de renta para personas.',
  }),
  introduction: text('Cómo te presentas', {
    hint: `Al comienzo de Declaración de Renta, debajo de tu foto. Puedes usar {accountantName} y {city}. Lo que va entre [ y ](${WHATSAPP_MARK}) abre tu WhatsApp; sin eso, el enlace va al final. Léelo: debe ser verdad de ti.`,
    most: 200,
    example: `Aquí revisas en un minuto si te toca declarar y, si quieres, [la hacemos juntos](${WHATSAPP_MARK}).`,
    widget: 'paragraph',
  }),
  promises: needed(
    list(
      'Lo que prometes',
      text('Promesa', {
        hint: 'Una frase completa, en tu nota «Así trabajo contigo». Léela: debe ser verdad de ti.',
        most: 70,
        example: 'Nunca te pido la clave.',
      }),
      'promesa',
    ),
  ),
  pricePromise: text('Lo que prometes del precio', {
    hint: 'Una frase completa, junto a tu foto en Declaración de Renta y en tu nota. Debe ser verdad de ti; vacío, no se dice.',
    most: 50,
    example: 'Primero te digo cuánto cuesta.',
  }).optional(),
  tagline: text('Tres palabras', {
    hint: 'Detrás de tu título, en la tarjeta que gira.',
    most: 45,
    example: 'Precisión - Cumplimiento - Confianza',
  }),
  biography: needed(
    list(
      'Sobre ti',
      paragraph('Párrafo', {
        hint: 'Léelo: debe ser verdad de ti. Puedes usar {university} y {city}.',
        example: 'Soy contadora pública de la {university} y trabajo uno a uno.',
      }),
      'párrafo',
    ),
  ),
  reviewed: date('Lo leíste el', {
    hint: 'Elige el día de hoy cuando lo hayas leído todo: va con tu nombre. Sin él, Google no muestra tu sitio. Al guardar se pone solo.',
    example: '2026-11-25',
  }).optional(),
  signed: date('La leí toda', {
    hint: 'El día en que leíste todas tus páginas: tu nota dice que respondes por ellas. Vacío, no firmas nada.',
    example: '2026-12-02',
  }).optional(),
});

/** Pages by their names in the editor. Add a new page here. */
const pageNames = {
  home: 'Inicio',
  incomeTax: 'Declaración de Renta',
  calendar: 'Calendario Tributario',
} as const;

/** Icons that a service may have; their drawings are in `components/home/service-icons.ts`. */
const icons = {
  'tax-return': 'Declaración',
  ledger: 'Libro de cuentas',
  taxes: 'Impuestos',
  payroll: 'Nómina',
  'e-invoice': 'Factura',
  'support-document': 'Documentos',
  statements: 'Estados financieros',
  cycle: 'Ciclo',
  treasury: 'Tesorería',
  audit: 'Revisoría',
  company: 'Empresa',
  registry: 'Registro',
  'id-card': 'RUT',
  any: 'Uno para cualquiera',
} as const;

/** The switch that hides an item from the site and keeps its text. */
const hidden = yup
  .boolean()
  .typeError('escribe true o false')
  .meta({ label: 'Ocultarlo', hint: 'No se ve en el sitio, y conserva su texto.' });

const services = group('Servicios', {
  updated: changed,
  services: needed(
    groups('Servicios', 'servicio', 'name', {
      name: text('Nombre', {
        hint: 'Sin comas y distinto de los demás. Así llega en el mensaje.',
        most: 50,
        example: 'Impuestos',
      }).matches(/^[^,]+$/, 'escríbelo sin comas'),
      icon: choice('Dibujo', icons, {
        hint: 'Sin él, lleva uno que sirve para cualquiera.',
        example: 'Impuestos',
      }).optional(),
      line: text('Media línea bajo su nombre', {
        hint: 'Se lee en su tarjeta del inicio. Sin ella no queda hueco.',
        most: 60,
        example: 'Tus empleados, al día cada mes',
      }).optional(),
      summary: text('Una frase que lo explica', {
        example: 'Te acompaño hasta dejarla presentada.',
        widget: 'paragraph',
      }).optional(),
      page: group('Página que habla de él', {
        id: choice(
          'Página',
          { incomeTax: pageNames.incomeTax, calendar: pageNames.calendar },
          {
            hint: 'Un solo servicio lleva a Declaración de Renta: es el que ofrecen esa página y el buscador de fechas.',
            example: 'Declaración de Renta',
          },
        ),
        link: text('Qué dice su enlace', { example: 'Ver fechas y topes' }),
      }).optional(),
      hidden,
    }),
  ),
});

const fills = 'Puedes usar {city}, {phone} y {email}.';

/** One amount of a thousand pesos or more, as people write it: «desde $180.000», «180 mil». */
const price =
  /^\s*(?:desde\s+)?(?:COP\s*)?\$?\s*(?:[1-9]\d{0,3}\s*(?:mil|k)|(?:[1-9]\d{3,8}|[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})?|[1-9]\d{0,2}'\d{3}\.\d{3})(?:,00)?)\s*(?:COP|pesos)?\s*$/i;

const offer = group('Cómo trabajas', {
  updated: changed,
  steps: groups('Qué pasa cuando te escriben', 'paso', 'title', {
    title: text('Paso', { hint: 'Sin pasos tuyos se leen tres generales.', example: 'Te leo' }),
    text: paragraph('Qué pasa', { hint: fills, example: 'Reviso si te toca declarar.' }),
  }),
  responseTime: text('Cuánto tardas en responder', { hint: fills, example: 'El mismo día hábil' }).optional(),
  firstConsultation: text('Primera consulta', {
    hint: 'Cuánto vale y a qué compromete.',
    example: 'Sin costo y sin compromiso',
  }).optional(),
  fees: group('Honorarios', {
    from: text('Desde cuánto', {
      hint: 'En pesos. Vacío, si prefieres no decirlo.',
      example: '150000',
    })
      .optional()
      .matches(price, 'escribe un solo valor en pesos, sin centavos, así: 150000'),
    includes: list(
      'Qué incluye',
      text('Incluye', { example: 'Presentación con tu firma electrónica' }),
      'punto',
    ),
  }).optional(),
  password: text('Cómo firman sin que te den su clave', {
    hint: 'Sin esto lo dicen solo tus promesas.',
    example: 'Firmamos juntos por videollamada: tu clave nunca me la das.',
    widget: 'paragraph',
  }).optional(),
  liability: text('Quién responde', {
    hint: 'Qué haces si algo queda mal. Sin esto lo dicen los tres pasos generales.',
    example: 'Ante la DIAN respondes tú; si el error es mío, la corrijo sin cobrarte.',
    widget: 'paragraph',
  }).optional(),
  delivers: text('Qué reciben', {
    hint: 'Qué les entregas al final. Sin esto lo dicen los tres pasos generales.',
    example: 'El borrador explicado y la declaración presentada, en PDF.',
    widget: 'paragraph',
  }).optional(),
  serviceArea: text('Dónde atiendes', {
    hint: fills,
    example: 'Por videollamada en todo el país; en persona en {city}',
  }).optional(),
  documentsBy: text('Cómo te envían los documentos', {
    hint: fills,
    example: 'Por WhatsApp o por correo',
  }).optional(),
  openingHours: groups('Horario', 'horario', 'days', {
    days: choice('Qué días', openDays, {
      hint: 'Si cierras al mediodía, agrega dos horarios con los mismos días: el de la mañana y el de la tarde.',
      example: openDays['monday-friday'],
    }),
    opens: clock('Desde', { example: '08:00' }),
    closes: clock('Hasta', { example: '18:00' }),
  }),
  workingSince: text('Ejerces desde', { hint: 'El año en que empezaste.', example: '2012' })
    .optional()
    .matches(/^(?:19[5-9]|20\d)\d$/, 'escribe solo el año, así: 2012'),
  cardVerifyUrl: address('Página donde se comprueba tu tarjeta', {
    hint: 'La de la Junta Central de Contadores.',
    example: 'https://www.jcc.gov.co/consulta',
  }).optional(),
  profiles: groups('Tus redes', 'red', 'name', {
    name: text('Red', { example: 'LinkedIn' }),
    url: address('Dirección', { example: 'https://www.linkedin.com/in/tu-nombre' }),
  }),
  testimonials: groups('Lo que dicen tus clientes', 'testimonio', 'name', {
    quote: paragraph('Qué dijo', { hint: 'Con sus palabras.', example: 'Me explicó todo y quedó a tiempo.' }),
    name: text('Quién', { example: 'Carlos, Manizales' }),
    consentDate: date('Cuándo te autorizó', {
      hint: 'El día en que te autorizó por escrito a publicarlo: hoy o antes.',
      example: '2026-01-15',
    }),
  }),
  /** A switch of 1.1, of which copies may still have a value: nothing reads it, and the next save leaves it out. */
  dianFile: yup.mixed().meta(offForm),
});

const quickOptions = group('Opciones de WhatsApp', {
  greeting: text('Cómo empieza el mensaje', {
    hint: 'La opción va donde dice {option}.',
    example: 'Hola, necesito: {option}',
    most: 120,
  }).matches(/\{option\}/, 'deja {option} donde va la opción, así: Hola, necesito: {option}'),
  options: needed(
    list(
      'Opciones del botón flotante',
      text('Opción', {
        hint: 'Lo que se toca, y lo que se envía.',
        most: 40,
        example: 'Asesoría Tributaria',
      }),
      'opción',
    ),
  ),
});

const seasonFills = 'La temporada llena {year}, {taxYear}, {lastDate} y otras llaves: déjalas como están.';

/** Parts of the page that link to a question. */
const questionPlaces = { ...limitNames, letter: 'Carta de la DIAN' } as const;

const faq = group('Preguntas frecuentes', {
  updated: changed,
  questions: needed(
    groups('Preguntas', 'pregunta', 'question', {
      id: text('Su parte de la dirección', { example: 'pregunta-7' })
        .optional()
        .matches(/^[a-z][a-z0-9-]*$/, 'escribe letras sin tildes, números y guiones, así: pregunta-7')
        .meta({ widget: 'hidden' }),
      question: text('Pregunta', { hint: seasonFills, example: '¿Cuándo me toca declarar renta en {year}?' }),
      group: choice('Grupo', faqGroups, { hint: 'Bajo qué título está.', example: faqGroups.duty }),
      topic: text('De qué trata', {
        hint: 'En una o dos palabras. De las preguntas de un grupo largo se ven cuatro; las demás se abren, y esto dice cuáles son.',
        most: 20,
        example: 'dependientes',
      }).optional(),
      about: choice('Junto a qué parte', questionPlaces, {
        hint: 'Allí hay un enlace a la pregunta: en la explicación de esa condición, o al comienzo de «¿Se te pasó o te llegó carta?». Vacío, ninguno.',
        example: limitNames.income,
      }).optional(),
      answer: needed(
        list(
          'Respuesta, párrafo por párrafo',
          paragraph('Párrafo', {
            hint: `El primero va en negrilla: que diga qué hacer. Un enlace se escribe [la DIAN](https://www.dian.gov.co/). A una parte de la página: ${Object.values(
              anchors,
            )
              .map((place) => `#${place}`)
              .join(', ')}.`,
            example: `Escribe tus dígitos en [el buscador](#${anchors['lookup-heading']}).`,
          }),
          'párrafo',
        ),
      ),
      points: groups('Casos', 'caso', 'when', {
        when: text('En qué caso', {
          hint: 'Va en negrilla y la frase sigue en el otro campo.',
          example: 'Si es una invitación a revisar,',
        }),
        text: paragraph('Qué pasa entonces', { example: 'revisamos si te tocaba y la respondemos.' }),
      }),
      exit: group('Enlace a tu WhatsApp', {
        label: text('Qué dice el enlace', {
          hint: 'Con las palabras de quien pregunta.',
          most: 60,
          example: 'Me llegó una carta, ¿me ayudas?',
        }),
        message: paragraph('Qué mensaje lleva', {
          hint: 'El que te llega. Sin este grupo, el enlace lleva la pregunta.',
          example: 'Hola. Me llegó una carta de la DIAN. ¿Me ayudas?',
        }),
      }).optional(),
      source: text('De dónde sale', {
        hint: 'La norma, si la hay: se lee al final de la respuesta. Lo que siga a «Por confirmar» es para ti y no se ve.',
        example: 'Estatuto Tributario, artículo 592',
      }).optional(),
      hidden,
    }),
  ),
});

const checklist = group('Lista de documentos', {
  groups: needed(
    groups('Grupos', 'grupo', 'title', {
      title: text('De quién son', {
        hint: 'El primer grupo está a la vista; los demás se abren.',
        example: 'Si trabajas por tu cuenta',
      }),
      documents: needed(
        groups('Documentos', 'documento', 'name', {
          name: text('Documento', { hint: seasonFills, example: 'RUT actualizado' }),
          hidden,
        }),
      ),
    }),
  ),
});

const page = (label: string) =>
  group(label, {
    title: text('Título', {
      hint: 'El que muestra Google: de 25 a 65 letras, distinto del de las demás páginas. Si con tu nombre o tu ciudad pasa de 65, Google ve uno más corto.',
      example: 'Fechas de renta de {year} según tu NIT',
      most: 75,
    }),
    description: paragraph('Descripción', {
      hint: 'Lo que muestra Google debajo: de 70 a 160 letras, distinta de las demás. Si con tu nombre o tu ciudad pasa de 160, Google no ve sus últimas frases.',
      example:
        'Fechas de renta {year} para personas naturales y jurídicas, según los últimos dígitos del NIT.',
    }),
    keywords: list(
      'Palabras clave',
      text('Palabra', { example: 'declaración de renta {year}' }),
      'palabra',
    ).meta(offForm),
    label: text('Nombre corto', {
      hint: 'En el menú y los enlaces.',
      example: 'Calendario Tributario',
      most: 40,
    }),
    updated: date('Última revisión').meta(offForm),
  });

const pages = group('Títulos de las páginas', {
  home: page(pageNames.home),
  incomeTax: page(pageNames.incomeTax),
  calendar: page(pageNames.calendar),
} satisfies Record<keyof typeof pageNames, unknown>);

const dianAddress = address('Dirección', { example: 'https://www.dian.gov.co/' });

const notice = group('Mensajes con fecha', {
  notices: groups('Mensajes', 'mensaje', 'text', {
    text: paragraph('Qué dice', {
      hint: 'Una prórroga, una caída de la DIAN, tus vacaciones. Se lee tal como lo escribes: nombra los días, si importan.',
      example: 'Del 24 de diciembre al 6 de enero descanso; te respondo el 7.',
    }),
    link: group('Enlace', {
      text: text('Qué dice el enlace', { example: 'Leer el comunicado' }),
      url: dianAddress,
    }).optional(),
    from: date('Desde', { hint: 'El primer día en que se ve.', example: '2026-11-22' }),
    until: date('Hasta', {
      hint: 'El último día en que se ve: a 90 días, como mucho. Después se quita solo.',
      example: '2026-11-30',
    }),
    pages: list(
      'En qué páginas',
      choice('Página', pageNames, { example: 'Calendario Tributario' }),
      'página',
    ).meta({ hint: 'Si no marcas ninguna, se ve en todas.' }),
  }),
});

/** Years as options of a list, because a number field would show them with a thousands separator. */
const yearOptions = Object.fromEntries(
  Array.from({ length: 20 }, (_, after) => [2021 + after, `${2021 + after}`]),
);
const filingYear = (label: string, help: Help) =>
  whole(label, 2021, 2040, 'elige un año de la lista', help).meta({ options: yearOptions });

const groupNames = {
  major: groupWords.major.type,
  legal: groupWords.legal.type,
  natural: groupWords.natural.type,
} as const satisfies Record<GroupId, string>;

const normOptions = Object.fromEntries(norms.map((norm) => [norm, norm]));

const taxpayers = choice('Grupo', groupNames, { example: groupNames.natural });

/** The day on which a change of dates came into the site; who was told a date before hears that it changed. */
const since = date('Desde cuándo está en el sitio').optional().meta(offForm);

const seasons = group('Temporadas y UVT', {
  uvt: groups('La UVT de cada año', 'UVT', 'year', {
    year: filingYear('Año', { example: '2027' }),
    pesos: whole('Cuánto vale', 10_000, 999_999, 'escríbela en pesos y sin puntos, así: 52374', {
      hint: 'En pesos y sin puntos. De ella salen los topes del año siguiente y la sanción mínima de ese año.',
      example: '52374',
      widget: 'digits',
    }),
    resolution: text('Qué resolución la fijó', {
      hint: 'La DIAN la publica en noviembre o diciembre del año anterior.',
      example: 'Resolución 000238 de 2025',
    }).optional(),
  }).required(missing),
  seasons: needed(
    groups('Temporadas', 'temporada', 'year', {
      year: filingYear('Año en que se declara', {
        hint: 'El sitio calcula las fechas de los demás años, según el Decreto 2229 de 2023.',
        example: '2027',
      }),
      updated: date('Última revisión').meta(offForm),
      published: group('Publicada por la DIAN', {
        source: text('Dónde', {
          hint: 'Cuando las fechas del sitio sean las del calendario de la DIAN. Sin esto, el sitio dice que son calculadas.',
          example: 'DIAN, Calendario tributario 2027',
        }),
        url: address('Dirección', {
          example: 'https://www.dian.gov.co/Calendarios/Calendario_Tributario_2027.pdf',
        }),
      }).optional(),
      changes: groups('Días que dejaron de ser hábiles', 'día', 'reason', {
        freeDay: date('Día que dejó de ser hábil', {
          hint: 'Un día cívico o un festivo nuevo: corre un día las fechas que vienen después en ese mes.',
          example: '2026-04-17',
        }).optional(),
        reason: text('Qué pasó', { example: 'Día cívico del 17 de abril de 2026' }),
        source: text('Qué norma', {
          hint: 'Se lee después de «Según».',
          example: 'el Decreto 500 de 2024',
        }),
        url: address('Dirección de la norma').optional().meta(offForm),
        announced: date('Cuándo lo informó la DIAN').optional().meta(offForm),
        since,
        doubt: text('Qué no es seguro', { example: 'Lo dice una sola fuente.' }).optional().meta(offForm),
        dates: groups('Fechas que la DIAN cambió', 'fecha', 'digits', {
          group: taxpayers,
          installment: whole('Cuota', 1, 3, 'escribe de 1 a 3'),
          digits: text('Dígitos', { example: '27-28' }).matches(
            /^(\d|\d\d-\d\d)$/,
            'escríbelos como en la tabla, así: 7 o 27-28',
          ),
          date: date('Fecha nueva'),
        }).meta(offForm),
      }),
    }),
  ).meta({ isKept: true }),
  readNorms: groups('Cifras que ya leíste en su norma', 'lectura', 'day', {
    day: date('Las leíste el', { hint: 'El sitio lo dice junto a sus cifras.', example: '2026-12-02' }),
    norms: list('Normas que leíste', choice('Norma', normOptions), 'norma').meta({
      hint: `Ábrelas y marca solo las que leíste: ${norms.map((norm) => `[${norm}](${normAddress(norm)})`).join(', ')}. Los artículos son del Estatuto Tributario.`,
    }),
    /** Each reading was of one norm in 1.1. */
    norm: choice('Norma', normOptions).optional().meta(offForm),
  }),
  contingencies: groups('Plazos que la DIAN amplió porque falló su página', 'ampliación', 'reason', {
    reason: text('Qué pasó', { example: 'La página de la DIAN falló en agosto de 2027', most: 90 }),
    group: taxpayers,
    from: date('Primera fecha que amplió', {
      hint: 'La del calendario, no la nueva.',
      example: '2027-08-11',
    }),
    to: date('Última fecha que amplió', { example: '2027-08-13' }),
    until: date('Hasta qué día la amplió', { example: '2027-08-17' }),
    source: text('Quién lo dice', { example: 'el Comunicado 052 de 2027' }),
    url: dianAddress,
    confirmed: date('Lo confirmaste en la DIAN el', {
      hint: 'Vacío, el sitio dice que está por confirmar.',
      example: '2027-08-17',
    }).optional(),
    lateFrom: choice(
      'Desde cuándo se cuenta el atraso',
      { deadline: 'Desde la fecha del calendario', until: 'Desde el día ampliado' },
      {
        hint: 'De quien no declaró en ninguno de los dos. Vacío, el sitio dice las dos cuentas.',
        example: 'Desde la fecha del calendario',
      },
    ).optional(),
  }),
  placeDates: groups('Otras fechas por decreto, según el lugar', 'decreto', 'norm', {
    norm: text('Qué decreto', { example: 'Decreto 1226 de 2026' }).matches(
      /^Decreto \d+ de \d{4}$/,
      'escríbelo así: Decreto 1226 de 2026',
    ),
    year: filingYear('Año en que se declara', { example: '2026' }),
    question: text('Para quién, en una pregunta', {
      hint: 'El sitio se la hace a la persona natural que tenga dos fechas: la del decreto vale si responde Sí.',
      example: 'El 10 de agosto de 2026, ¿tu RUT decía Caldas o Chocó?',
      most: 160,
    }).matches(/¿[^]*\?$/, 'escríbelo como una pregunta, entre «¿» y «?»'),
    dates: needed(
      groups('Fechas del decreto', 'fila', 'digits', {
        digits: text('Dígitos', { hint: 'Como los escribe la DIAN.', example: '01-02' }).matches(
          /^\d\d-\d\d$/,
          'escríbelos como la DIAN, así: 01-02',
        ),
        date: date('Fecha', { example: '2026-10-27' }),
      }),
    ),
    source: text('Quién lo dice', {
      hint: 'Se lee después de «según».',
      example: 'el Comunicado 101 de 2026 de la DIAN',
    }),
    url: dianAddress,
    confirmed: date('Lo confirmaste en la DIAN el', {
      hint: 'Vacío, el sitio dice que está por confirmar y da también la cuenta sin el decreto.',
      example: '2026-12-02',
    }).optional(),
    since,
  }),
});

/** Schema of each data file, by its name without `.json`. */
export const schemas = {
  site,
  presentation,
  services,
  offer,
  faq,
  checklist,
  'quick-options': quickOptions,
  pages,
  notice,
  seasons,
} as const;

export type DataFile = keyof typeof schemas;
export type Data = { readonly [File in DataFile]: yup.InferType<(typeof schemas)[File]> };
