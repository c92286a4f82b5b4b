/* Starts the editor; on this computer it also says how the site is doing. */

/** What GitHub or the browser says where a save fails, and what the owner can do. */
const errors = [
  [
    /bad credentials/i,
    'Tu llave venció o se borró. Abre «Cuenta» → «Cerrar sesión» y entra con una nueva: lo que escribiste te espera en «Restaurar borrador».',
  ],
  [
    /failed to fetch|networkerror|load failed/i,
    'No hay internet. Nada se perdió: cuando vuelva, oprime «Guardar» otra vez.',
  ],
  [
    /not accessible by personal access token|must have push access/i,
    'Tu llave deja leer, pero no guardar. Crea otra con «Contents: Read and write» y entra con ella.',
  ],
];

Object.assign(window, {
  inSpanish: (/** @type {string} */ said) =>
    errors.find(([pattern]) => /** @type {RegExp} */ (pattern).test(said))?.[1] ??
    'GitHub no contestó como se esperaba. Espera unos minutos y oprime «Guardar» otra vez.',

  /** «servicios», «opciones», «redes»; what has no lower case stays. */
  plural: (/** @type {string} */ item) => {
    if (/[A-Z]$/.test(item)) return item;
    if (/[aeiou]$/.test(item)) return `${item}s`;
    return `${item.replace(/ón$/, 'on')}es`;
  },

  /** Keeps something in view while what stands above it is drawn: half a second without moving, four at most. */
  drawn: async (/** @type {() => Element | undefined} */ find) => {
    let [place, still] = [NaN, 0];
    for (let tries = 0; tries < 40 && still < 5; tries += 1) {
      find()?.scrollIntoView({ block: 'start' });
      await new Promise((resume) => setTimeout(resume, 100));
      const now = find()?.getBoundingClientRect().top ?? NaN;
      [place, still] = [now, now === place ? still + 1 : 0];
    }
  },
});

const { CMS, cmsConfig } = /** @type {any} */ (window);
CMS.init({ config: cmsConfig });

if (/^(localhost|127\.0\.0\.1)$/.test(location.hostname)) {
  const status = document.createElement('output');
  status.className = 'site-status';
  document.body.append(status);
  new EventSource('status').addEventListener('message', ({ data }) => {
    const { text, address } = JSON.parse(data);
    status.textContent = text;
    if (!address) return;
    const link = Object.assign(document.createElement('a'), {
      href: address,
      target: '_blank',
      textContent: 'Verlo',
    });
    status.append(' ', link);
  });
}
