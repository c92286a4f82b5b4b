/** Limits of a tax year without dates on the site. */
type PastLimits = {
  readonly taxYear: number;
  /** Pesos; income, cards, purchases and deposits share the other limit. */
  readonly equity: number;
  readonly others: number;
  /** The resolution that set the year's UVT, and where it was read. */
  readonly source: string;
};

/** Years open to a penalty for not filing, which lapses after five (Estatuto Tributario, article 717). */
export const pastLimits = [
  {
    taxYear: 2021,
    equity: 163_386_000,
    others: 50_831_200,
    source: 'UVT de $36.308, Resolución DIAN 000111 del 11 de diciembre de 2020 (gerencie.com)',
  },
  {
    taxYear: 2022,
    equity: 171_018_000,
    others: 53_205_600,
    source:
      'UVT de $38.004, Resolución DIAN 000140 del 25 de noviembre de 2021 (legalhoy.co, laraylopez.com)',
  },
  {
    taxYear: 2023,
    equity: 190_854_000,
    others: 59_376_800,
    source: 'UVT de $42.412, Resolución DIAN 001264 del 18 de noviembre de 2022 (minuto30.com)',
  },
] as const satisfies readonly PastLimits[];
