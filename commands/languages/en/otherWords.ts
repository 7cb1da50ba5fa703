/** What is said another way than the grammar hears it: laid out as it hears it, each word still where it was typed. */
import type { NormalText } from '../../pipeline/normalize.ts';

/** What is typed in haste, by the word it stands for. */
const haste = new Map(
  'what: wat wot wht, whats: wats wots, when: wen whn, whens: wens, have: hav hve, could: cud, would: wud, should: shud, can: cna, the: teh, your: yr ur, with: wiv wth, about: abt, that: tht, next: nxt, show: shw, open: opn, lesson: lessn leson lsson, lessons: lessens lesons lsns, class: clas, schedule: scheduel shedule schedual, calendar: calender callendar calandar, instead: insted intead instaed, earlier: erlier ealier, later: latr, everything: evrything everthing, today: todya, yesterday: yest yday, appointment: appt appointmnt apointment appointement, cancelled: canceld, please: plse pleas, everyone: evryone every1, someone: some1, because: bc cuz coz, message: msg'
    .split(', ')
    .flatMap((line) => {
      const [word, typed] = line.split(': ') as [string, string];
      return typed.split(' ').map((one) => [one, word] as const);
    }),
);

/** What is said, and how it is heard; $1 is what stands there as it was typed. */
const ways: [RegExp, string][] = [];

type Change = { from: number; to: number; made: (string | [number, number])[] };

export function inOtherWords(normal: NormalText): NormalText {
  const hasty = [...normal.text.matchAll(/(?<![\p{L}'])[a-z]{2,}(?![\p{L}'])/gu)].flatMap(
    (found): Change[] => {
      const word = haste.get(found[0]);
      return word === undefined
        ? []
        : [{ from: found.index, to: found.index + found[0].length, made: [word] }];
    },
  );
  return ways.reduce(
    (now, [said, meant]) => {
      const changes = [...now.text.matchAll(said)].map((found): Change => ({
        from: found.index,
        to: found.index + found[0].length,
        made: meant
          .split(/\$(\d)/)
          .map((part, at) => (at % 2 === 0 ? part : (found.indices?.[Number(part)] ?? ''))),
      }));
      return changed(now, changes);
    },
    changed(normal, hasty),
  );
}

function changed(normal: NormalText, changes: Change[]): NormalText {
  if (changes.length === 0) return normal;
  let text = '';
  const origin: number[] = [];
  const keep = (from: number, to: number) => {
    text += normal.text.slice(from, to);
    origin.push(...normal.origin.slice(from, to));
  };
  let at = 0;
  for (const { from, to, made } of changes) {
    keep(at, from);
    for (const part of made)
      if (typeof part !== 'string') keep(...part);
      else {
        text += part;
        for (let k = 0; k < part.length; k++) origin.push(normal.origin[from] ?? 0);
      }
    // What is said of it is marked to its end.
    if (typeof made.at(-1) === 'string' && made.at(-1) !== '')
      origin[origin.length - 1] = normal.origin[to - 1] ?? 0;
    at = to;
  }
  keep(at, normal.text.length);
  origin.push(normal.raw.length);
  return { ...normal, text, origin };
}
