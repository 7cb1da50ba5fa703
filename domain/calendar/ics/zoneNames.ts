/** The zone that a calendar from elsewhere means: an IANA name, one with a prefix, or one of Windows (CLDR windowsZones). */
import { isZone } from '../../basics/zones.ts';

const windows: Record<string, string> = {
  'Israel Standard Time': 'Asia/Jerusalem',
  'Jerusalem Standard Time': 'Asia/Jerusalem',
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'Romance Standard Time': 'Europe/Paris',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'FLE Standard Time': 'Europe/Kiev',
  'GTB Standard Time': 'Europe/Bucharest',
  'Russian Standard Time': 'Europe/Moscow',
  'Turkey Standard Time': 'Europe/Istanbul',
  'Egypt Standard Time': 'Africa/Cairo',
  'South Africa Standard Time': 'Africa/Johannesburg',
  'Arab Standard Time': 'Asia/Riyadh',
  'Arabian Standard Time': 'Asia/Dubai',
  'India Standard Time': 'Asia/Kolkata',
  'China Standard Time': 'Asia/Shanghai',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Atlantic Standard Time': 'America/Halifax',
  'E. South America Standard Time': 'America/Sao_Paulo',
  UTC: 'UTC',
};

const longestName = 100;

/** null for a zone that is not known. */
export function zoneNamed(name: string): string | null {
  if (name.length > longestName) return null;
  const known = Object.hasOwn(windows, name) ? windows[name] : undefined;
  if (known !== undefined) return known;
  // '/freeassociation.sourceforge.net/Europe/London'
  const bare = name.startsWith('/') ? name.split('/').slice(-2).join('/') : name;
  return /^[A-Za-z][A-Za-z0-9_+/-]*$/.test(bare) && isZone(bare) ? bare : null;
}
