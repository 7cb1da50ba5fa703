/** Keeps hours or days free of lessons: a lunch, a holiday, every Friday. */
import { addDays, dayOf, type Wall } from '../../domain/basics/wallTime.ts';
import { command } from '../command.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import { ask, say, type Draft } from '../pipeline/draft.ts';
import type { Heard } from '../pipeline/heard.ts';
import { aRange } from '../slots/aRange.ts';
import { aRule, firstDay } from '../slots/aRule.ts';
import { whenOf } from '../slots/when.ts';
import { inWords } from '../words.ts';

export const timeBlock = command({
  id: 'time.block',
  who: ['teacher'],
  deed: 'destroys',
  says: {
    en: [
      '(block|reserve|close)',
      'block (off|out)',
      "(i'm|im|i am|i will be|i'll be|we're|we are) (away|off|unavailable|busy|abroad|out|not working|on vacation|on holiday|not available)",
      '(vacation|holiday)',
      '(no|not) (lessons|teaching|available)',
      'mark … (unavailable|busy|blocked)',
    ],
    he: [
      '(לחסום|תחסום|תחסמי|חסום|חסמי|חוסם|חוסמת|נחסום|אחסום|לסגור|תסגור|תסגרי|סגור|סגרי)',
      '(אני|אנחנו) (בחופש|בחופשה|לא זמין|לא זמינה|לא עובד|לא עובדת|לא פנוי|לא פנויה|לא נמצא|לא נמצאת|בחול|בחו"ל|נוסע|נוסעת|במילואים|עסוק|עסוקה)',
      '(חופש|חופשה|מילואים)',
      'לא (עובד|עובדת|זמין|זמינה)',
    ],
  },
  takes: ['time', 'all', 'it', 'noun', 'any', 'number'],
  declines: (heard) => whenOf(heard.items).items.length === 0,
  resolve,
  plan(slots) {
    const { start, end, rrule } = slots as { start?: Wall; end?: Wall; rrule?: string };
    if (start === undefined || end === undefined) return {};
    const input = { start, end, ...(rrule === undefined ? {} : { rrule }) };
    return { steps: [{ name: 'addRestrictedTime', args: { input } }] };
  },
  examples: () => ({
    en: ['block tomorrow 12 to 2', "I'm away December 24 to 27"],
    he: ['לחסום מחר 12–14', 'אני בחופש מחר'],
  }),
  counterexamples: {
    en: ["don't block tomorrow", 'block Omer', 'is tomorrow blocked?', 'show my blocked hours'],
    he: ['אל תחסום את מחר', 'לחסום את עומר', 'האם מחר חסום?', 'אילו שעות חסומות לי?'],
  },
});

function resolve(draft: Draft, heard: Heard, world: IndexedWorld): void {
  const rule = aRule(heard.items, null);
  const when = whenOf(heard.items);
  if (rule) {
    say(draft, 'rrule', rule.rrule, rule.items, 'when');
    when.day = {
      date: firstDay(rule.weekdays, rule.start === undefined ? dayOf(world.now) : dayOf(rule.start)),
    };
    delete when.stretch;
  }
  const range = aRange(when, world);
  if (range === null) {
    ask(draft, 'start', inWords(world, 'When?', 'מתי?'), [
      { label: inWords(world, 'tomorrow', 'מחר'), value: `${addDays(dayOf(world.now), 1)}T00:00` },
    ]);
    return;
  }
  say(draft, 'start', range.from, when.items, 'when');
  draft.slots['end'] = range.to;
}
