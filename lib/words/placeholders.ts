/** What the repository is given away with: `.example` addresses, numbers of zeros, «por completar», «Nombre de…». */
const placeholder = /\.example\b|por completar|provisional|^Nombre del? |^0{6}/i;

function isPlaceholder(text: string): boolean {
  return placeholder.test(text) || /^(57)?3?0{9}$/.test(text.replace(/\D/g, ''));
}

export type Placeholder = {
  /** Where it stands, as yup writes it: `university.name`. */
  readonly path: string;
  readonly found: string;
};

/** Every text in the owner's data that is still an example. */
export function placeholdersIn(data: object, within = ''): Placeholder[] {
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    const path = within === '' ? key : `${within}.${key}`;
    if (typeof value === 'object' && value !== null) return placeholdersIn(value, path);
    return typeof value === 'string' && isPlaceholder(value) ? [{ path, found: value }] : [];
  });
}
