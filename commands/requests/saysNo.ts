/** What in a sentence is a no, and what only looks like one. */
import type { IndexedWorld } from '../indexWorld.ts';
import { has, type Heard, type Item } from '../pipeline/heard.ts';
import { findHeld, selectorOf } from '../slots/selector.ts';
import { verbTexts } from './verdict.ts';

const no =
  /^(?:decl|rej|refus|deny|turn|down|say no|no$|no to|no but|not|pass on|tell|counter|לא$|לא אבל|תגיד|להגיד|ל?סרב|תסרב|מסרב|נסרב|ל?דח|תדח|דוח|נדח)/;
const offers = /^(?:offer|propose|suggest|להציע|תציע|תציעי|הצע|הציעי)$/;

/** `offering`: "offer Noam Monday instead" says no as well. A no that stands alone needs somebody or some time after it: "לא לדחות" is none. */
export function saysNo(heard: Heard, offering: boolean): boolean {
  const ranges = heard.verb?.ranges ?? [];
  const said = verbTexts(heard);
  const found = said.some((text, at) => {
    if (!no.test(text)) return false;
    if (!/^(?:no|not|לא)$/.test(text) || at > 0) return true;
    const next = ranges[at + 1]?.from ?? heard.normal.text.length;
    return heard.items.some(
      (item) =>
        (item.kind === 'person' || item.kind === 'time') &&
        item.from >= (ranges[at]?.to ?? 0) &&
        item.to <= next,
    );
  });
  const lone = said.filter((text) => /^(?:no|not|לא)$/.test(text)).length;
  if (
    found &&
    lone > 0 &&
    said.some((text) => no.test(text) && !/^(?:no|not|לא|תגיד.*|להגיד|tell|down|turn)$/.test(text))
  )
    return false;
  return (
    found ||
    (offering &&
      said.some((text) => offers.test(text)) &&
      said.some((text) => /^(?:instead|במקום)$/.test(text)))
  );
}

const postpones = /^(?:ל?דחו?|תדח|דוח|נדח)/;
const saysWaiting = (heard: Heard): boolean => has(heard, 'req');
const isPutOff = (heard: Heard): boolean =>
  verbTexts(heard).some((text) => postpones.test(text)) && !saysWaiting(heard);

/** "לדחות … לשני", "… בחצי שעה": לדחות is to put off as well as to decline. */
export const isPostponing = (heard: Heard): boolean =>
  isPutOff(heard) &&
  !verbTexts(heard).some((text) => offers.test(text)) &&
  heard.items.some(
    (item) =>
      ((item.kind === 'time' || item.kind === 'number') && item.role === 'to') ||
      (item.kind === 'time' &&
        (item.time.kind === 'duration' ||
          // "מחר לשעה 6": the hour it goes to, taken together with the day.
          (item.time.kind === 'instant' && /\sל(?:-|\d|שעה)/.test(item.time.text)))),
  );

/** A lesson that stands could be put off just as well: that is asked. */
export const mayPostpone = (heard: Heard, items: Item[], world: IndexedWorld): boolean =>
  world.role === 'teacher' && isPutOff(heard) && findHeld(selectorOf(items), world).length > 0;
