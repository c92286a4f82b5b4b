import type { IsoDate } from '@/content/tax-calendar/types';

/** The norm that a figure comes from, such as a rate or a limit. */
export type Source = {
  /** As a sentence names it: `artículo 641`, `Decreto 2229 de 2023`. */
  readonly norm: string;
  readonly url: string;
  /**
   * The day on which somebody read the figure there; `unread` until then. docs/es/por-confirmar.md lists those for
   * the accountant, and nobody may write a day that was not noted.
   */
  readonly read: IsoDate | 'unread';
};

/** Figures with the source of each: a figure without one does not compile. */
export type Sourced<Figures> = Figures & {
  readonly sources: { readonly [Figure in keyof Figures]-?: Source };
};

/** The DIAN's compilation of tax norms. */
const COMPILATION = 'https://normograma.dian.gov.co/dian/compilacion/docs';

/** An article of the Estatuto Tributario. */
export function article(number: string, read: Source['read']): Source {
  return { norm: `artículo ${number}`, url: `${COMPILATION}/estatuto_tributario.htm#${number}`, read };
}

/** A law of the Congress. */
export function law(number: number, year: number, read: Source['read']): Source {
  return { norm: `Ley ${number} de ${year}`, url: `${COMPILATION}/ley_${padded(number)}_${year}.htm`, read };
}

/** A decree of the government. */
export function decree(number: number, year: number, read: Source['read']): Source {
  return {
    norm: `Decreto ${number} de ${year}`,
    url: `${COMPILATION}/decreto_${padded(number)}_${year}.htm`,
    read,
  };
}

/** The compilation's addresses have four digits at least. */
const padded = (number: number) => String(number).padStart(4, '0');
