/** What is typed as an amount, as a figure with a decimal point: "1,250.50" and "1 250,50" are 1250.50. */

/** Blanks that part thousands, and the marks of direction that come along with an amount that is copied. */
const beside = /[\s\u00a0\u2009\u202f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const withCommas = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
const withPoints = /^-?[1-9]\d{0,2}(?:\.\d{3})+,\d*$/;

/** A comma parts thousands where three digits follow each, and else it is a decimal point. */
export function figureTyped(text: string): string {
  const figure = text.replace(beside, '');
  if (withCommas.test(figure)) return figure.replaceAll(',', '');
  return (withPoints.test(figure) ? figure.replaceAll('.', '') : figure).replace(',', '.');
}
