/** The browser and the operating system, by their common names. */
type Known = readonly (readonly [sign: RegExp, name: string])[];

/** The order matters: most browsers include the names of others in theirs. */
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

export function deviceName(userAgent: string | undefined): string | null {
  const said = userAgent?.slice(0, 500) ?? '';
  const names = [browsers, systems].flatMap((known) => known.find(([sign]) => sign.test(said))?.[1] ?? []);
  return names.length > 0 ? names.join(' · ') : null;
}
