/** Says no to a lesson that was asked for, or offers another time for it; one who learns says no to an offer. */
import type { Wall } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { teacherExample } from '../../world/teacherExample.ts';
import { counterOffer, offerSplit } from './counterOffer.ts';
import { isPostponing, mayPostpone, saysNo } from './saysNo.ts';
import { giveVerdict, idsOf, isElsewhere, told, verdictTakes } from '../../slots/verdict.ts';
import { refusing } from './verdictWords.ts';

/** "Offer Omer Thursday instead of Wednesday", of whom nothing waits: an offer, and no no. */
const isOfferedAnew = (heard: Interpretation, world: IndexedWorld): boolean => {
  if (world.role !== 'teacher') return false;
  const people = heard.items.flatMap((one) =>
    one.kind === 'person' && one.fit === 'exact' ? one.named : [],
  );
  return (
    people.length > 0 &&
    offerSplit(heard, world).offer !== null &&
    /\b(?:instead of|rather than)\b|במקום/.test(heard.normal.text) &&
    !world.pendings.some(({ attendeeIds }) => people.some(({ id }) => attendeeIds.includes(id)))
  );
};

export const pendingDecline = command({
  id: 'pending.decline',
  who: ['teacher', 'student', 'parent'],
  effect: 'destroys',
  says: {
    en: [
      ...refusing.en,
      '(offer|propose|suggest|but|instead|how about|what about)',
      '^ not … (offer|propose|suggest)',
      "(doesn't|won't) (work|suit|fit) … (offer|propose|suggest)",
      "can't (do|make) … (offer|propose|suggest)",
      'no but',
      '(counter|propose|offer|answer) … (with|instead|in place of)',
      'no but … works',
      'tell … no but',
      'tell … no but … works',
      'counter',
      '^ no … (offer|propose|suggest|decline)',
    ],
    he: [
      ...refusing.he,
      '(להציע|הצע|אבל|במקום|אפשר)',
      '^ הצעה נגדית',
      'לא אבל',
      '(לא מתאים|לא מסתדר|לא נוח|לא טוב|לא אפשרי) … (להציע|תציע|תציעי|תציעו|נציע|הצע|הציעי)',
    ],
  },
  takes: [...verdictTakes, 'req:offer', 'req:clean'],
  declines: (heard, world) =>
    !saysNo(heard, world, true) ||
    isPostponing(heard) ||
    isOfferedAnew(heard, world) ||
    isElsewhere(
      heard,
      offerSplit(heard, world).chosen,
      world,
      'pending',
      offerSplit(heard, world).offer !== null,
    ),
  resolve(draft, heard, world) {
    const { chosen, offer } = offerSplit(heard, world);
    const lesson = giveVerdict(draft, heard, chosen, world, 'pending');
    if (offer !== null) counterOffer(draft, offer, lesson, world);
    // A counter-offer answers what waits; whether that is declined by it is asked.
    if (heard.normal.text.startsWith('הצעה נגדית')) draft.doubts.push('counter');
    if (offer === null && mayPostpone(heard, chosen, world)) draft.doubts.push('postpone');
  },
  plan(slots) {
    const { start, end } = slots as { start?: Wall; end?: Wall };
    const time = start === undefined || end === undefined ? null : { start, end };
    return {
      steps: idsOf(slots, 'pending').map((id) => ({
        name: 'updatePendingMeeting',
        args: { input: { id, ...time }, status: time === null ? 'Declined' : 'Offered', ...told(slots) },
      })),
    };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return teacherExample(
      world,
      {
        en: [
          `decline ${person.en}'s pending lesson`,
          `decline ${person.en}'s pending lesson, offer Monday at 6 instead`,
        ],
        he: [`לדחות את השיעור הממתין של ${person.he}`, `לסרב לשיעור הממתין של ${person.he} ולהציע שני ב-6`],
      },
      { en: [], he: [] },
    );
  },
  counterexamples: {
    en: [
      "don't decline Dana",
      'should I decline Noam?',
      'offer Noam Monday at six',
      'why was Dana declined?',
    ],
    he: ['אל תדחה את דנה', 'לא לדחות את נועם', 'תציע לנועם שני ב-6', 'תדחה את דנה בחצי שעה'],
  },
});
