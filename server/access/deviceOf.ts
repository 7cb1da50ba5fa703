/** The browser and the system, by the names that people know them by. */
type Known = readonly (readonly [sign: RegExp, name: string])[];

/** In this order, since most browsers call themselves by the names of the others too. */
const browsers: Known = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: Known = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

export function deviceOf(userAgent: string | undefined): string | null {
  const said = userAgent?.slice(0, 500) ?? '';
  const names = [browsers, systems].flatMap((known) => known.find(([sign]) => sign.test(said))?.[1] ?? []);
  return names.length > 0 ? names.join(' · ') : null;
}
