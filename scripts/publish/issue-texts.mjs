/*
 * Texts of the issues that GitHub mails to the owner about a commit; pure, without calls.
 */

/** @typedef {'absent' | 'running' | 'passed' | 'failed'} Outcome */

/**
 * `npm run build` leaves this in `noteFile`: why it failed, or the labels of the placeholders.
 * @typedef {{ passed: false, said: string }
 *   | { passed: true, placeholders: readonly string[] }} Note
 */

export const noteFile = '.run/publication.json';

/** @typedef {{ sha: string, title: string, url: string }} Commit */

/** @typedef {{ title: string, body: string }} IssueText */

/**
 * @param {Outcome} own the check in this repository's workflow
 * @param {Outcome} host Cloudflare's build; absent where it isn't connected
 * @returns {'published' | 'waiting' | 'refused' | 'not-uploaded'} `published` also where there is no host to wait for
 */
export function verdict(own, host) {
  if (host === 'passed') return 'published';
  if (own === 'failed') return 'refused';
  if (own === 'running' || own === 'absent' || host === 'running') return 'waiting';
  return host === 'failed' ? 'not-uploaded' : 'published';
}

/**
 * @param {readonly { status: string, conclusion: string | null }[]} runs check runs of one commit
 * @returns {Outcome}
 */
export function outcomeOf(runs) {
  const counted = runs.filter(({ conclusion }) => conclusion !== 'skipped');
  if (counted.length === 0) return 'absent';
  if (counted.some(({ status }) => status !== 'completed')) return 'running';
  const isGood = (/** @type {string | null} */ conclusion) =>
    ['success', 'neutral'].includes(conclusion ?? '');
  return counted.every(({ conclusion }) => isGood(conclusion)) ? 'passed' : 'failed';
}

const help = 'Reenvía este aviso a quien te ayuda con el sitio.';

/**
 * @param {Commit} commit
 * @param {string} said what the check said; empty if it never began
 * @returns {IssueText}
 */
export function refusedIssue(commit, said) {
  const title = 'Tu último cambio no se publicó';
  const begin = `El cambio ${link(commit)} no se publicó. **Tu sitio sigue como estaba antes.**`;
  if (/content\/[\w-]+\.json/.test(said)) {
    return {
      title,
      body: `${begin}

Hay que corregir esto:

${quote(said)}

**Qué hacer.** Abre el editor, ve a ese dato, corrígelo y guarda. En unos minutos se publica y este aviso se cierra solo.`,
    };
  }
  const details = said === '' ? 'La revisión no alcanzó a empezar.' : quote(said);
  return {
    title,
    body: `${begin}

No parece un dato tuyo, sino algo del programa:

${details}

**Qué hacer.** ${help} Si lo que cambiaste fue un dato, puedes volver a dejarlo como estaba.`,
  };
}

/**
 * @param {Commit} commit
 * @param {string | null} details page of Cloudflare’s log
 * @returns {IssueText}
 */
export function notUploadedIssue(commit, details) {
  return {
    title: 'Cloudflare no pudo publicar tu último cambio',
    body: `El cambio ${link(commit)} está bien, pero Cloudflare no pudo publicarlo. **Tu sitio sigue como estaba antes.**

**Qué hacer.** Abre [lo que dice Cloudflare](${details ?? 'https://dash.cloudflare.com/?to=/:account/workers-and-pages'}) y oprime _Retry build_ (reintentar). Si vuelve a fallar: ${help.toLowerCase()} Lo más común es que al token de la construcción le falte el permiso _D1: Edit_ (docs/first-installation.md).`,
  };
}

/**
 * @param {readonly string[]} placeholders their labels
 * @returns {IssueText}
 */
export function rehearsalIssue(placeholders) {
  return {
    title: 'Tu sitio está publicado como ensayo: faltan datos tuyos',
    body: `Puedes verlo y mostrarlo, pero pide a Google y a los demás buscadores que no lo muestren, porque todavía tiene datos de ejemplo:

${placeholders.map((label) => `- ${label}`).join('\n')}

**Qué hacer.** Ábrelos en el editor, en «Quién eres», escribe los tuyos y guarda. Cuando no falte ninguno, el sitio se deja encontrar y este aviso se cierra solo.`,
  };
}

/**
 * @param {Commit} commit
 * @param {string} run page of the workflow’s run
 * @returns {IssueText}
 */
export function journeysIssue(commit, run) {
  return {
    title: 'Una prueba en el navegador falló',
    body: `El cambio ${link(commit)} se publica de todos modos. Al probar el sitio en un navegador, algo no respondió como debe: [lo que pasó](${run}).

**Qué hacer.** Abre tu sitio, busca una fecha y envía un contacto de prueba. Si algo no funciona, deja el último dato como estaba. ${help}`,
  };
}

/** What the site's health names; `site` when it doesn't answer. @typedef {'mail' | 'storage' | 'site'} Cause */

const cloudflare = '[Cloudflare](https://dash.cloudflare.com/?to=/:account/workers-and-pages)';
const closes = 'Este aviso se cierra solo cuando todo vuelva a estar bien.';

/**
 * @param {Cause} cause
 * @param {string} address the site's
 * @returns {IssueText}
 */
export function healthIssue(cause, address) {
  switch (cause) {
    case 'mail':
      return {
        title: 'Tus avisos por correo no salen',
        body: `Tus contactos se guardan, pero los correos que te avisan no salen desde ayer. **No has perdido ninguno.** Lo más común: cambiaste la contraseña de Google, y eso apaga la contraseña de aplicación.

**Qué hacer.**

1. Entra a [contraseñas de aplicación](https://myaccount.google.com/apppasswords) con el correo que envía los avisos. Si la página dice que no está disponible, activa primero la [verificación en dos pasos](https://myaccount.google.com/signinoptions/two-step-verification).
2. Escribe un nombre, por ejemplo «Mi sitio», oprime _Crear_ y copia las 16 letras.
3. En ${cloudflare}, elige tu sitio y abre _Settings → Variables and Secrets_. En \`SMTP_PASSWORD\` oprime _Edit_, pega las letras sin espacios y oprime _Deploy_.

En una hora salen los correos que esperaban. ${closes} Si mañana sigue abierto, o tu correo no es de Gmail: ${help.toLowerCase()}`,
      };
    case 'storage':
      return {
        title: 'La base de datos de tus contactos falla',
        body: `Tu sitio dice que no puede guardar contactos, o que le queda poco lugar para ellos. A quien no puede enviar el formulario, el sitio le ofrece tu WhatsApp.

**Qué hacer.** En ${cloudflare}, abre _Storage & databases → D1_ y elige la base de datos de tu sitio. Si dice que se llegó al límite del día, se renueva a las 7 de la noche. Si dice otra cosa, o mañana sigue igual: ${help.toLowerCase()}

${closes}`,
      };
    case 'site':
      return {
        title: 'Tu sitio no responde',
        body: `Desde ayer, ${address} no contesta.

**Qué hacer.** Ábrelo en tu celular, sin el wifi. Si no abre, mira si el dominio venció: quien te lo vendió te escribe antes y después. Si el dominio está al día, en ${cloudflare} elige tu sitio y mira si la última publicación falló. ${help}

${closes}`,
      };
  }
}

/** Lines that npm, wireit and our scripts print beside the reason. */
const noise =
  /^(?:✗ El sitio no se pudo construir: el motivo está arriba\.|npm error .*|❌ .*| *\d+% \[.*)$/gm;

/**
 * Extracts the reason from a command's output: everything from the first `✗` on.
 * @param {string} output
 * @returns {string} without any `✗`, the last lines
 */
export function reasonIn(output) {
  const [, ...sentences] = output.replace(noise, '').split(/^✗ /m);
  if (sentences.length > 0) return sentences.map((text) => text.trim()).join('\n\n');
  return output.trim().split('\n').slice(-40).join('\n');
}

/** @param {Commit} commit */
function link({ sha, title, url }) {
  return `[«${title.replace(/[[\]]/g, '')}»](${url}) (${sha.slice(0, 7)})`;
}

/**
 * Fences a text, so that nothing typed becomes a link, a mention or markup.
 * @param {string} text
 */
function quote(text) {
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
  return `${fence}text\n${text.slice(0, 20_000)}\n${fence}`;
}
