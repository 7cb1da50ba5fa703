/** The time zones to choose from, one's own first. */
export const zonesBeside = (own: string): string[] => [
  ...new Set([own, 'Asia/Jerusalem', ...Intl.supportedValuesOf('timeZone')]),
];
