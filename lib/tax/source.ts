/** The norm that a figure comes from, such as a rate or a limit. */
export type Source = {
  /** As a sentence names it: `artículo 641`, `Decreto 2229 de 2023`. `content/norms.ts` lists them. */
  readonly norm: string;
  readonly url: string;
};

/** Figures with the source of each: a figure without one does not compile. */
export type Sourced<Figures> = Figures & {
  readonly sources: { readonly [Figure in keyof Figures]-?: Source };
};

/** The DIAN's compilation of tax norms. */
const COMPILATION = 'https://normograma.dian.gov.co/dian/compilacion/docs';

/** An article of the Estatuto Tributario. */
export function article(number: string): Source {
  return { norm: `artículo ${number}`, url: `${COMPILATION}/estatuto_tributario.htm#${number}` };
}

/** A law of the Congress. */
export function law(number: number, year: number): Source {
  return { norm: `Ley ${number} de ${year}`, url: `${COMPILATION}/ley_${padded(number)}_${year}.htm` };
}

/** A decree of the government. */
export function decree(number: number, year: number): Source {
  return {
    norm: `Decreto ${number} de ${year}`,
    url: `${COMPILATION}/decreto_${padded(number)}_${year}.htm`,
  };
}

/** The compilation's addresses have four digits at least. */
const padded = (number: number) => String(number).padStart(4, '0');
