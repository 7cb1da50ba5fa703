/** oklch(L C H) to sRGB, and the contrast of two colours by WCAG 2. Opaque colours only. */

/** Gamma-coded sRGB, each 0 to 1, clipped to the gamut as a screen would. */
export type Srgb = [red: number, green: number, blue: number];

export function parseOklch(text: string): Srgb {
  const found = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text);
  if (!found) throw new Error(`not an opaque oklch colour: ${text}`);
  const [l = 0, c = 0, h = 0] = found.slice(1).map(Number);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  // Björn Ottosson's OKLab: to cone responses, cubed, to linear sRGB.
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    coded(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    coded(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    coded(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

function coded(linear: number): number {
  const light = Math.min(1, Math.max(0, linear));
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** WCAG relative luminance. */
function luminance([red, green, blue]: Srgb): number {
  const light = (value: number): number =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
}

/** 1 to 21. */
export function contrast(a: Srgb, b: Srgb): number {
  const [bright = 0, dim = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright + 0.05) / (dim + 0.05);
}
