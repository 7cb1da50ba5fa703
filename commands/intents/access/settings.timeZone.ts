/** In which zone hours are told. */
import { isZone } from '../../../domain/basics/zones.ts';
import { command } from '../../kernel/command.ts';
import { zoneIn } from '../../grammar/zones.ts';
import { ask } from '../../kernel/draft.ts';
import { typedSpan } from '../../nlu/text/normalize.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { ownPreferences } from './ownPatch.ts';

const ofZone = /time ?-?zone|(?<![A-Za-zÀ-ӿא-ي])tz(?![A-Za-zÀ-ӿא-ي])|\btime\b|אזור ה?זמן|שעון/u;
const offered = ['Asia/Jerusalem', 'Europe/London', 'America/New_York'];

export const settingsTimeZone = command({
  id: 'settings.timeZone',
  who: ['teacher', 'student', 'parent'],
  effect: 'does',
  says: {
    en: [
      '[my] (time zone|timezone|time - zone)',
      '(use|on|in|to|show) … time',
      '(set|change|update|switch) [my|the] (time zone|timezone)',
    ],
    he: ['[את] (אזור זמן|אזור הזמן)', '[לפי] (שעון|לשעון)'],
  },
  takes: ['it', 'noun:time'],
  extra: (said) => {
    const zone = zoneIn(said.normal.text);
    return [
      ...(zone
        ? [
            {
              kind: 'word' as const,
              sense: 'zone',
              value: zone.zone,
              from: zone.from,
              to: zone.to,
              cost: 0.4,
            },
          ]
        : []),
      ...idle(
        said,
        /^(?:set|change|update|switch|move|moved|put|use|show|times?|hours|time|zone|timezone|in|on|to|am|[בהולמשת]{0,3}(?:שנות|שנה|שני|עדכן|עדכני|העביר|עביר|עבירי|עבור|עבר|עברתי|הגדיר|גדיר|ציג|הציג|שעות|שעון|אזור|זמן|הוא|לפי)|אותי|לפי|הוא|עברתי)$/,
      ),
    ];
  },
  declines: (heard) =>
    heard.unread.length > 1 ||
    heard.asks ||
    !ofZone.test(heard.normal.text) ||
    (heard.unread.length > 0 && !/zone|אזור/.test(heard.normal.text)) ||
    (zoneIn(heard.normal.text) === null && !/zone|אזור/.test(heard.normal.text)) ||
    heard.items.some(({ kind }) => ['person', 'subject', 'time', 'number'].includes(kind)),
  resolve(draft, heard, world) {
    const said = zoneIn(heard.normal.text);
    const given = draft.given['timeZone'];
    if (said === null && typeof given !== 'string') {
      const question = inWords(world, 'Which time zone?', 'איזה אזור זמן?');
      return ask(
        draft,
        'timeZone',
        question,
        offered.map((value) => ({ label: value.replace('_', ' '), value })),
      );
    }
    if (said === null) return;
    if (!('timeZone' in draft.given)) draft.slots['timeZone'] = said.zone;
    draft.spans.push({
      ...typedSpan(heard.normal, said.from, said.to),
      slot: 'timeZone',
      kind: 'said',
      pen: 'what',
    });
  },
  plan({ timeZone }, world) {
    return typeof timeZone === 'string' && isZone(timeZone) ? ownPreferences(world, { timeZone }) : {};
  },
  examples: () => ({ en: ['set my time zone to London'], he: ['לשנות את אזור הזמן ללונדון'] }),
  counterexamples: {
    en: [
      "don't change my time zone",
      'what is my time zone?',
      'what time is it in London?',
      'move Dana to another time',
    ],
    he: ['אל תשנה את אזור הזמן', 'מה אזור הזמן שלי?', 'מה השעה בלונדון?', 'להזיז את דנה לזמן אחר'],
  },
});
