export const printWords = {
  /** Said beside a print button in a browser that can't print, such as those inside Facebook and Instagram. */
  unavailable: 'Este navegador no imprime. Abre la página en Chrome o en Safari.',
} as const;
