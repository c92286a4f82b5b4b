import type { IsoDate } from './tax-calendar/types';

/**
 * How far changes of the law were searched. In November 2026: decrees, laws, bills, the UVT and the DIAN's extensions of
 * income tax, in stored press (until March 2026) and in public repositories that cite the DIAN's notes, laws and newspapers,
 * of which the newest, a catalogue of norms, is of this day. No norm was opened at the DIAN. Found: decretos 1226 and 1419
 * of 2026, bill 004/2026 Cámara, and that Ley 2578 is before the Constitutional Court; docs/es/por-confirmar.md lists them.
 */
export const lawSearchedUntil: IsoDate = '2026-10-10';
