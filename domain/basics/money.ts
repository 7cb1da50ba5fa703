/** Money inside is a whole number of the currency's smallest unit; on the wire and on screen it is in major units. */

/** ISO 4217 currencies whose smallest unit is not a hundredth. */
const digitsOf: Record<string, number> = {
  BHD: 3,
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

/** A million million: no lesson costs more, and every amount below is exact as a number. */
export const largestMinor = 1_000_000_000_000;

export const minorDigits = (currency: string): number => digitsOf[currency] ?? 2;

/** null for what is no amount of this currency: not finite, too large, or finer than its smallest unit. */
export function toMinor(major: number, currency: string): number | null {
  const scaled = major * 10 ** minorDigits(currency);
  const minor = Math.round(scaled);
  if (!Number.isFinite(scaled) || Math.abs(minor) > largestMinor) return null;
  // 19.99 * 100 is 1998.9999999999998: a billionth off is the way numbers are kept, not a finer amount.
  return Math.abs(scaled - minor) > 1e-9 * Math.max(1, Math.abs(scaled)) ? null : minor === 0 ? 0 : minor;
}

export const toMajor = (minor: number, currency: string): number => minor / 10 ** minorDigits(currency);

/** A factor is taken to so many parts: 1.1 is no more than it says. */
export const factorParts = 1_000_000;

/** amount × factor, halves rounded up. */
export const scaled = (amountMinor: number, factor: number): number =>
  proportion(amountMinor, Math.round(factor * factorParts), factorParts);

/** amount × part / whole, halves rounded up. */
export function proportion(amountMinor: number, part: number, whole: number): number {
  return Math.floor((amountMinor * part) / whole + 0.5);
}
