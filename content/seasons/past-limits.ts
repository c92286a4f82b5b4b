/** Limits of a tax year without dates on the site. */
type PastLimits = {
  readonly taxYear: number;
  /** Pesos; income, cards, purchases and deposits share the other limit. */
  readonly equity: number;
  readonly others: number;
  /** Resolution that set the year's UVT. */
  readonly source: string;
};

/** Years open to a penalty for not filing, which lapses after five (Estatuto Tributario, article 717). */
export const pastLimits = [
  {
    taxYear: 2021,
    equity: 163_386_000,
    others: 50_831_200,
    source: 'UVT de $36.308, Resolución DIAN 000111 de 2020',
  },
  {
    taxYear: 2022,
    equity: 171_018_000,
    others: 53_205_600,
    source: 'UVT de $38.004, Resolución DIAN 000140 de 2021',
  },
  {
    taxYear: 2023,
    equity: 190_854_000,
    others: 59_376_800,
    source: 'UVT de $42.412, Resolución DIAN 001264 de 2022',
  },
] as const satisfies readonly PastLimits[];
