/** Shows the hours and days that are blocked. */
import { addDays, dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import { say } from '../../kernel/draft.ts';
import { has, type Interpretation } from '../../kernel/interpretation.ts';
import { aRange } from '../../slots/aRange.ts';
import { idle } from '../../slots/freeText.ts';
import { peopleOf } from '../../slots/somePeople.ts';
import { whenOf } from '../../slots/when.ts';
import { inWords } from '../../kernel/words.ts';
import { blockedBetween } from './lesson/blockedTimes.ts';
import { rangeWords } from './showWords.ts';

const mostShown = 30;

/** "חסום כל יום שני בין 13 ל-14", "שיהיה חסום מחר מ-9 עד 12": hours to be blocked. */
const isBlocking = ({ items, questionMark, normal: { text } }: Interpretation): boolean =>
  !questionMark &&
  /^(?:חסום|חסמי)|שיהיה|^(?:כל|ב?ימי) .*חסום$/.test(text) &&
  items.some(({ kind }) => kind === 'time') &&
  /\d|בין|עד|^חס(?:ום|מי) את /.test(text);

export const timeShow = command({
  id: 'time.show',
  who: ['teacher'],
  effect: 'reads',
  says: {
    en: [
      '(blocked|unavailable) [hours|times|time|days|slots]',
      '(what|which|when|show|list|any) … (blocked|blocks|block|block off|time off|close off|closed off|did i close|did i block|are closed|am i closed)',
      '(show|list|my) (blocks|time off)',
      '(what|which|when|show|list|any|my) … (restrictions|closed hours|closed days)',
      '(which|what) (hours|days|times) are (closed|blocked|off)',
      '(restrictions|closed hours)',
      "(what|which) times [have i|i've|i] (blocked|closed)",
      '(when|which|what) … (not available|not free|not working|take off|took off)',
    ],
    he: [
      '(חסום|חסומה|חסומות|חסומים|חסימות|חסמתי)',
      '(אילו|איזה|באילו|באיזה|מה|מתי|תראה|תראי|רשימת|הצג) … (סגרתי|חסום|חסומה|חסומות|חסומים|חסמתי|חסימות|החסומות|החסימות|החופשות|החופשה|החופש)',
      '(הראה|להראות|להציג|מה) … (החופשות|חופשות|חסימות|החסימות)',
      '(הזמנים|השעות) (החסומים|החסומות)',
      'החסימות',
      '(אילו|איזה|מה|מתי|תראה|תראי|הצג) … (סגורות|סגורים|סגור|סגורה)',
    ],
  },
  takes: ['time', 'noun', 'it', 'all', 'place:teacher'],
  extra: (said) =>
    idle(
      said,
      /^(?:hours|times|time|days|what|which|when|show|list|ה?שעות|ה?ימים|ה?זמנים|רשימת|תראה|תראי|מה|אילו|איזה|מתי)$/,
    ),
  declines: (heard) =>
    heard.unread.length > 0 ||
    isBlocking(heard) ||
    peopleOf(heard.items).length > 0 ||
    has(heard, 'noun', 'student') ||
    /\bwho\b|(?<![A-Za-zÀ-ӿא-ي])מי(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text) ||
    !/\bblock|\brestriction|\bclosed\b|סגור|time off|unavailable|\bnot (?:available|free|working)\b|\bt[ao]o?ke? off\b|סגרתי|חסו?[מם]|חסימ|חופש/.test(
      heard.normal.text,
    ),
  resolve(draft, heard, world) {
    const when = whenOf(heard.items);
    const range = aRange(when, world);
    if (range === null) return;
    say(draft, 'from', range.from, when.items, 'when');
    draft.slots['to'] = range.to;
  },
  plan(slots, world) {
    const { from, to } = slots as { from?: Wall; to?: Wall };
    const since = from ?? world.now;
    const until = to ?? `${addDays(dayOf(since), 366)}T00:00`;
    const blocked = blockedBetween(since, until, world).slice(0, mostShown);
    return {
      reply: {
        text:
          blocked.length === 0
            ? inWords(world, 'No restricted times then.', 'אין שעות חסומות בזמן הזה.')
            : blocked
                .map(({ start, end, reason }) =>
                  [rangeWords(world, start, end), reason].filter((part) => part !== '').join(' · '),
                )
                .join('\n'),
      },
    };
  },
  examples: () => ({
    en: ['show my blocked hours', 'what is blocked next week?'],
    he: ['אילו שעות חסומות לי?', 'מה חסום בשבוע הבא?'],
  }),
  counterexamples: {
    en: ['block tomorrow 12 to 2', 'unblock tomorrow noon', 'show blocked students', 'who is blocked?'],
    he: ['לחסום מחר 12–14', 'לשחרר את מחר בצהריים', 'מי חסום?', 'תראה תלמידים חסומים'],
  },
});
