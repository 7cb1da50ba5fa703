/** What looks like an English time by its words alone and is none by its neighbours ("sat down", "the second exercise", "a minute"). */
import type { Node } from '../../time/chart.ts';

const words = (list: string) => new Set(list.split('|'));

/** Everyday words that are also names of time: taken for time only where a word before says so, or where nothing else stands. */
const everyday = /^(?:the )?(?:sat|sun|wed|mar|may|march|second|sec|a second|a sec|a minute|a min|a moment)$/;
const leading = words(
  'on|next|this|last|every|each|to|from|till|til|until|by|before|after|since|for|and|or|of|in|coming|,|@|instead',
);

/** After "the 15th" a noun would make it a count ("the 15th lesson"); these words do not. */
const following = words(
  "at|from|to|till|until|and|or|in|for|on|with|is|was|are|instead|please|too|also|between|by|before|after|around|about|through|thru|of|if|but|not|as|because|since|works|work|so|then|he|she|i|we|they|it|can|will|would|free|now|only|except|when|that|please|ok|okay|maybe|morning|afternoon|evening|night|noon|off|thanks|pls|she's|i'm|looks|look|fits|fit|suits|was|has|have|again|back|online|both|all|every|my|the|i'll|we'll|let|lets|let's|any|more|add|book|move|cancel|put|make|out|up|there|here|could|should|am|pm|sounds|good|great|fine|doesn't|isn't|won't|can't|cannot|maths|math|english|physics|chemistry|biology|history|piano|guitar|violin|hebrew|french|spanish|just|same|this|next|instead|rather|unless|where|while|who|what|his|her|their|your|to",
);
const nthRules = words('day of month|day of month in figures|on the nth|on the n|nth weekday');
const money = words('shekels|shekel|nis|ils|dollars|dollar|usd|euro|euros|eur|pounds|percent|bucks|₪|$|€|%');
/** Counted things after a bare number: "tomorrow 3 students", "after 5 lessons". */
const bareEnd =
  /(?:^|[^A-Za-zÀ-ӿא-ي\p{N}:.])(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)$/u;
const counted = words(
  'students|student|lessons|people|persons|kids|children|pupils|sessions|classes|groups|places|spots|slots|km|kilometers|kilometres|points|girls|boys|friends|late|cancels|cancellations|absences|units|exercises|questions|pages|books|times|new|more|others|extra|participants|seats|teachers|subjects|discounts|expenses|meetings|pieces|an|per|each|a|or|year|years',
);
/** What carries a number of its own: "group 2 on Monday". */
const numbered = words(
  'group|lesson|room|grade|unit|chapter|number|no|page|exercise|class|part|level|floor|apartment|apt|test|exam|question|step|version|pin|id',
);
const modals = words(
  "will|won't|shouldn't|should|to|can|can't|might|would|wouldn't|must|may|could|doesn't|does|usually",
);
const greeting = /(?:^|[^a-z])(?:good|great|nice|happy|lovely)$/;

const before = (text: string, at: number): string =>
  /(\S+) ?$/.exec(text.slice(Math.max(0, at - 24), at))?.[1] ?? '';
const after = (text: string, at: number): string =>
  /^ ?([A-Za-zÀ-ӿא-ي'₪$€%]+)/u.exec(text.slice(at, at + 24))?.[1] ?? '';

/** "With Tom Harel": a name, unless what follows may stand after a day. "90 minutes from now on". */
const isNoTime = (said: string, last: string, next: string): boolean =>
  (said.endsWith(' from now') && next === 'on') ||
  (/^tom(?![a-z])/.test(said) &&
    (last === 'with' || (said === 'tom' && next !== '' && !following.has(next))));

export function keepEnglish(node: Node, text: string): boolean {
  if (
    /[A-Za-zÀ-ӿא-ي\p{N}_$€£₪]/u.test(text[node.from - 1] ?? ' ') ||
    /[A-Za-zÀ-ӿא-ي\p{N}_%]/u.test(text[node.to] ?? ' ')
  )
    return false;
  if (node.rule === 'list of days') return true;
  const said = text.slice(node.from, node.to);
  const whole = said.length === text.length;
  // "three twenty" and nothing else may be two numbers.
  if (whole && node.rule === 'hour and minutes' && !/\d/.test(said)) return false;
  const next = after(text, node.to);
  const last = before(text, node.from);
  if (money.has(next)) return false;
  // Inside a path, a file's name or a code.
  if (
    last.endsWith('_') ||
    (/^\d/.test(said) &&
      /[A-Za-zÀ-ӿא-ي\p{N}][/.]$/u.test(last) &&
      !/\p{N}-$/u.test(last) &&
      text[node.from - 1] !== ' ')
  )
    return false;
  if (/^(?:sat|sun|wed)$/.test(said) && /^(?:and|or|at|pm)$/.test(next)) return true;
  // "the wed group", "wed physics": the day that a lesson has.
  if (
    /^(?:sat|sun|wed)$/.test(said) &&
    /^(?:group|groups|class|lesson|lessons|classes|physics|maths|math|english)$/.test(next)
  )
    return true;
  if (isNoTime(said, last, next)) return false;
  if (everyday.test(said))
    return whole
      ? /^(?:sat|sun|wed)$/.test(said)
      : !/^a |sec/.test(said) && leading.has(last) && said !== 'may';
  if (nthRules.has(node.rule) && next !== '' && !following.has(next)) return false;
  // "is now called" names no moment; "can we meet now" does.
  if (said === 'now') return whole || (node.from > 0 && next === '') || leading.has(last);
  if (numbered.has(last) && /^\d{1,2} (?:on |at |to|sun|mon|tue|wed|thu|fri|sat)/.test(said)) return false;
  // "version 3.4 at 10" is no third of April.
  if (
    /^\d+\.\d+(?![.\d])/.test(said) &&
    /^(?:v|version|section|chapter|exercise|page|unit|rating|score|paid|costs?|grade)$/.test(last)
  )
    return false;
  if (greeting.test(last) && (node.cat === '@period' || node.cat === '@daypart' || node.cat === '@hours'))
    return false;
  if (node.cat === '@dur' && /^(?:a|an) (?:second|sec|minute|min|moment)$/.test(said)) return false;
  if (said === 'this may' && next !== '') return false;
  // "will last two hours" is no past; "the last" is.
  if (/^(?:last|past) /.test(said) && modals.has(last)) return false;
  if (said === 'to date' && (/^ ?[\d-]/.test(text.slice(node.to)) || /s$|-$/.test(last))) return false;
  if (
    /^ ?-?[qh]\d/.test(text.slice(node.to)) ||
    (/[~=&?#\\/@]$/.test(text.slice(0, node.from)) && /^\d/.test(said))
  )
    return false;
  if (
    /^@(?:clock|instant|open|hours|range|recur)$/.test(node.cat) &&
    counted.has(next) &&
    bareEnd.test(said)
  ) {
    return (next === 'an' || next === 'a' || next === 'or') && !/\d{3}$/.test(said);
  }
  return true;
}
