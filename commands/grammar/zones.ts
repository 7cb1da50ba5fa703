/** Time zones by the places people call them after; of any other the name itself is read (“Asia/Singapore”). */
const places: [zone: string, names: string][] = [
  ['Asia/Jerusalem', 'israel|jerusalem|tel aviv|ישראל|ירושלים|תל אביב'],
  ['Europe/London', 'london|england|britain|uk|לונדון|אנגליה|בריטניה'],
  ['Europe/Paris', 'paris|france|פריז|צרפת'],
  ['Europe/Berlin', 'berlin|germany|frankfurt|munich|ברלין|גרמניה|פרנקפורט|מינכן'],
  ['Europe/Amsterdam', 'amsterdam|netherlands|holland|אמסטרדם|הולנד'],
  ['Europe/Rome', 'rome|italy|milan|רומא|איטליה|מילאנו'],
  ['Asia/Nicosia', 'cyprus|limassol|nicosia|קפריסין|לימסול|ניקוסיה'],
  ['Asia/Dubai', 'dubai|abu dhabi|דובאי|אבו דאבי'],
  ['America/New_York', 'new york|boston|miami|washington|eastern|ניו יורק|בוסטון|מיאמי|וושינגטון'],
  ['America/Chicago', 'chicago|houston|dallas|texas|שיקגו|יוסטון|דאלאס|טקסס'],
  [
    'America/Los_Angeles',
    "los angeles|la|san francisco|california|seattle|pacific|לוס אנג'לס|סן פרנסיסקו|קליפורניה|סיאטל",
  ],
  ['Asia/Kolkata', 'india|mumbai|delhi|הודו|מומבאי|דלהי'],
  ['Asia/Tokyo', 'tokyo|japan|טוקיו|יפן'],
  ['Australia/Sydney', 'sydney|melbourne|australia|סידני|מלבורן|אוסטרליה'],
];

export type SaidZone = { zone: string; from: number; to: number };

const shapes = new Map<string, RegExp>();

/** A Hebrew name may follow its prefix: "ללונדון". */
function shapeOf(names: string): RegExp {
  const shape =
    shapes.get(names) ?? new RegExp(`(?<![A-Za-zÀ-ӿא-ي/])[להבמש]{0,2}(${names})(?![A-Za-zÀ-ӿא-ي])`, 'u');
  shapes.set(names, shape);
  return shape;
}

function written(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // No such zone.
    return null;
  }
}

/** Offsets in the normal text. */
export function zoneIn(text: string): SaidZone | null {
  const typed = /(?<![A-Za-zÀ-ӿא-ي/])([a-z]{3,12}\/[a-z_]{3,24}(?:\/[a-z_]{3,24})?)(?![A-Za-zÀ-ӿא-ي/])/u.exec(
    text,
  );
  const exact = typed?.[1] === undefined ? null : written(typed[1]);
  if (typed && exact !== null) return { zone: exact, from: typed.index, to: typed.index + typed[0].length };
  for (const [zone, names] of places) {
    const found = shapeOf(names).exec(text);
    if (found) return { zone, from: found.index, to: found.index + found[0].length };
  }
  return null;
}
