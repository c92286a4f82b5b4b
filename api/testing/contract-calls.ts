/** The specification's own numbers, independent of our code. */
const maxBodyBytes = 32 * 1024;
const paths = { contact: '/api/contact', track: '/api/track' } as const;

type Call = keyof typeof paths;

type ApiAnswer = { code: number; headers: Headers; text: string };

export type ContractCall = {
  /** Purpose of the call, in Spanish. */
  title: string;
  path: string;
  method: 'POST' | 'OPTIONS';
  headers: Record<string, string>;
  body?: string;
  /** Returns in Spanish what is wrong with an answer; `undefined` when nothing is. */
  differs: (answer: ApiAnswer, origin: string) => string | undefined;
};

const contact = {
  name: 'Prueba de check-api',
  phone: '3000000000',
  email: 'prueba@contadora.example',
  services: 'Declaración de Renta, RUT',
  message: '',
};
const hostile = '«comillas» "dobles" \'simples\' <b>etiqueta</b> \\ ñandú 🧾\u202e\nsegunda línea\t$' + '{x}';

/** Calls that test whether an API keeps the contract. */
export const contractCalls: readonly ContractCall[] = [
  preflight('contact'),
  preflight('track'),
  taken('contacto completo', 'contact', contact),
  taken('contacto sin servicio ni mensaje', 'contact', { ...contact, services: '' }),
  taken('contacto con comillas, etiquetas, emoji y saltos de línea', 'contact', {
    ...contact,
    message: hostile,
  }),
  taken('contacto con un mensaje de 5.000 caracteres', 'contact', { ...contact, message: 'ñ'.repeat(5000) }),
  taken('visita: objeto vacío', 'track', {}),
  taken('formulario enviado: nombre y correo', 'track', { name: contact.name, email: contact.name }),
  refused('contacto sin nombre', 'contact', { ...contact, name: undefined }),
  refused('contacto con un campo de más', 'contact', { ...contact, admin: 'true' }),
  refused('contacto con un número donde va un texto', 'contact', { ...contact, phone: 3000000000 }),
  refused('contacto: una lista en lugar de un objeto', 'contact', [contact]),
  refused('contacto: null', 'contact', 'null'),
  refused('contacto que no es JSON', 'contact', 'name=Ana'),
  refused('contacto vacío', 'contact', ''),
  refused('seguimiento con un campo de más', 'track', { name: 'a', email: 'a', phone: '1' }),
  refused('contacto de más de 32 kB', 'contact', { ...contact, message: 'x'.repeat(maxBodyBytes) }, 413),
];

function preflight(call: Call): ContractCall {
  return {
    title: `${paths[call]}: permiso para el sitio (CORS)`,
    path: paths[call],
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' },
    differs({ code, headers }, origin) {
      if (code < 200 || code > 299) return `se esperaba un código 2xx, llegó ${code}`;
      if (!/(^|[\s,])(content-type|\*)($|[\s,])/i.test(headers.get('access-control-allow-headers') ?? ''))
        return 'falta «content-type» en Access-Control-Allow-Headers';
      return withoutLeave(headers, origin);
    },
  };
}

function taken(title: string, call: Call, body: object): ContractCall {
  return {
    ...post(title, call, body),
    differs({ code, headers, text }, origin) {
      if (code < 200 || code > 299) return `se esperaba un código 2xx, llegó ${code}`;
      if (statusOf(text) !== 'ok') return `se esperaba {"status":"ok"}, llegó ${excerpt(text)}`;
      return withoutLeave(headers, origin);
    },
  };
}

function refused(title: string, call: Call, body: string | object, wanted?: number): ContractCall {
  return {
    ...post(title, call, body),
    differs({ code, text }) {
      if (statusOf(text) === 'ok') return 'se esperaba un rechazo, llegó {"status":"ok"}';
      if (wanted !== undefined && code !== wanted) return `se esperaba el código ${wanted}, llegó ${code}`;
      return code >= 400 && code <= 499 ? undefined : `se esperaba un código 4xx, llegó ${code}`;
    },
  };
}

function post(title: string, call: Call, body: string | object): Omit<ContractCall, 'differs'> {
  return {
    ...{ title: `${paths[call]}: ${title}`, path: paths[call], method: 'POST' },
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

function withoutLeave(headers: Headers, origin: string): string | undefined {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return undefined;
  return `Access-Control-Allow-Origin debe ser ${origin} o *, llegó ${allowed ?? 'nada'}`;
}

function statusOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { status?: unknown } | null)?.status;
  } catch {
    return undefined;
  }
}

function excerpt(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text || 'un texto vacío';
}
