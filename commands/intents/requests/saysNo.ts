/** What in a sentence is a no, and what only looks like one. */
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { has, type Interpretation, type Entity, verbTexts } from '../../kernel/interpretation.ts';
import { findHeld, selectorOf } from '../../slots/selector.ts';
import { cancels, takesBack } from '../../slots/verdict.ts';

const no =
  /^(?:decl|rej|dism|refus|deny|turn|down|say no|no$|no to|no (?:room|space|place)|אין |no but|can't |not|pass on|tell|is |are |counter|doesn't|doesnt|does not|i (?:do|wo|ca)n't |won't|wont|לא$|לא (?:מתאי(?:ם|מה)|מסתדר|נוח|טוב|אפשרי|יוצא|מתאפשר|מ(?:אשר|קבל)ת?)(?: לי| לנו)?$|לא אבל|תגיד|להגיד|[לתמנ]?סרב|סירוב|[לתנ]?דח|דוח|הצעה נגדית)/;
const offers = /^(?:offer|propose|suggest|הצעה נגדית|להציע|[תנ]ציע[יו]?|הצע|הציעי)$/;

const lone = /^(?:no|not|can't (?:take|see|teach|have)|no (?:room|space|place) for|לא)$/;
/** "tell … no", "turn … down": these say nothing of themselves. */
const beside = /^(?:תגיד[יו]?|להגיד|tell|turn|is |are )$/;

/** A no that stands alone is said to somebody: "לא לדחות" and "לא דנה" are none. */
function isToSomebody(heard: Interpretation, at: number): boolean {
  const ranges = heard.verb?.ranges ?? [];
  const next = ranges[at + 1]?.from ?? heard.normal.text.length;
  const isHebrew = verbTexts(heard)[at] === 'לא';
  return heard.items.some(
    (item) =>
      (item.kind === 'person'
        ? !isHebrew || item.role === 'to'
        : item.kind === 'word' && item.sense === 'req') &&
      item.from >= (ranges[at]?.to ?? 0) &&
      item.to <= next,
  );
}

/** "tell Noam no", and not "no need to come": what follows is nothing, or another time. */
function isWhole({ verb, tokens, items }: Interpretation, at: number): boolean {
  const end = verb?.ranges[at]?.to ?? 0;
  const next = tokens.find(({ from }) => from >= end);
  return (
    next === undefined ||
    next.kind === 'mark' ||
    (verb?.ranges ?? []).some(({ from }) => from === next.from) ||
    items.some(({ kind, from, to }) => kind === 'time' && from < next.to && to > next.from)
  );
}

/** `offering`: "offer Noam Monday instead" says no as well. */
export function saysNo(heard: Interpretation, world: IndexedWorld, offering: boolean): boolean {
  const said = verbTexts(heard);
  if (/\bno (?:lesson|class)|שאין|לא (?:יודע|בטוח|החלט)/.test(heard.normal.text)) return false;
  // "עוד לא מאשרת": it waits.
  if (
    /(?<![A-Za-zÀ-ӿא-ي])(?:עדיין|עוד|בינתיים|כרגע)(?![A-Za-zÀ-ӿא-ي]).*לא מ|לא מ.*(?:עדיין|בינתיים|כרגע)|n't.*\b(?:yet|for now)\b/u.test(
      heard.normal.text,
    )
  )
    return false;
  // "לא לדחות", "לא להגיד לא": a no before another no takes it back.
  if (lone.test(said[0] ?? '') && said.slice(1).some((text) => cancels.test(text) || no.test(text)))
    return false;
  return (
    said.some((text, at) =>
      takesBack.test(text)
        ? world.role === 'teacher' && has(heard, 'req', 'offer')
        : cancels.test(text)
          ? world.role === 'teacher' && has(heard, 'req')
          : no.test(text) &&
            !beside.test(text) &&
            (!lone.test(text) || (at > 0 ? isWhole(heard, at) : isToSomebody(heard, at))),
    ) ||
    (offering &&
      said.some((text) => offers.test(text)) &&
      said.some((text) => /^(?:instead|במקום)$/.test(text)))
  );
}

const postpones = /^(?:[לתנ]?דח|דוח|לא [מנא])/;
/** "עומר ביקש לדחות" asks for another time, and names nothing that waits. */
const saysWaiting = ({ items, normal: { text } }: Interpretation): boolean =>
  items.some(
    (item) => item.kind === 'word' && item.sense === 'req' && !/^ביקש[הו]? ל/.test(text.slice(item.from)),
  );
const isPutOff = (heard: Interpretation): boolean =>
  verbTexts(heard).some((text) => postpones.test(text)) && !saysWaiting(heard);

/** "לדחות את הבקשה לשבוע הבא": it waits until then. */
const isLetWait = (heard: Interpretation): boolean =>
  verbTexts(heard).some((text) => postpones.test(text)) &&
  heard.items.some((item) => item.kind === 'time' && item.time.kind === 'interval' && item.role === 'to');

/** "לדחות … לשני", "… בחצי שעה": לדחות is to put off as well as to decline. */
export const isPostponing = (heard: Interpretation): boolean =>
  (isPutOff(heard) || isLetWait(heard)) &&
  !verbTexts(heard).some((text) => offers.test(text)) &&
  heard.items.some(
    (item) =>
      ((item.kind === 'time' || item.kind === 'number') && item.role === 'to') ||
      (item.kind === 'time' && item.time.kind === 'duration') ||
      // "מחר לשבע": the hour it goes to, taken together with the day.
      (item.kind === 'time' &&
        item.time.kind === 'instant' &&
        /\sל(?:-|\d|[א-ת]{2})/.test(heard.normal.text.slice(item.from, item.to))),
  );

/** A lesson that stands could be put off just as well: that is asked. */
export const mayPostpone = (heard: Interpretation, items: Entity[], world: IndexedWorld): boolean =>
  world.role === 'teacher' && isPutOff(heard) && findHeld(selectorOf(items), world).length > 0;
