/** A teacher offers a student a time; the student says yes or no to it. */
import { minuteOfDay, minutesBetween, type Wall } from '../../../domain/basics/wallTime.ts';
import { toMinor } from '../../../domain/basics/money.ts';
import type { Location } from '../../../domain/calendar/meeting.ts';
import { command } from '../../kernel/command.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { freeStarts } from '../calendar/lesson/freeStarts.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, assume, mark, say, type Draft } from '../../kernel/draft.ts';
import { verbTexts, words, type Interpretation } from '../../kernel/interpretation.ts';
import { saidSubject, tellUnpriced, usualSubject } from '../../slots/aSubject.ts';
import { atClock } from '../../world/days.ts';
import { endOf, newMoment } from '../../slots/newMoment.ts';
import { somePeople } from '../../slots/somePeople.ts';
import { whenOf } from '../../slots/when.ts';
import { inWords, minutesWords, momentWords } from '../../kernel/words.ts';
import { teacherGate } from '../../slots/gates.ts';

/** Words that offer only together with a time ("ask Dana if Thursday works"). */
const loose =
  /^(?:ask|see|check|can|if|whether|works|suits|invite|is good|good|works for|[לת]שאו?ל[יו]?|[לת]?בדו?ק[יו]?|אם|מתאים|מתאימה|נוח|טוב|להזמין|תזמין|תזמיני|הזמן|הזמיני|לבוא)/;

export const meetingPropose = command({
  id: 'meeting.propose',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(propose|offer|suggest|invite|proposing|offering|suggesting)',
      'send … offer',
      "(let|tell) … know (i can|i could|i'm free|i have) [do|make|offer]",
      "tell … (i can|i could|i'm free) [do|make]",
      '(ask|see|check) … if',
      '(see|check) if … can [do|make|come]',
      'ask … whether … (works|suits|good|ok|okay|free)',
      'ask … if … (works|suits|good|ok|okay|free)',
    ],
    he: [
      '(להציע|הצע|להזמין|הזמן)',
      '(לשלוח|שלח) … הצעה',
      '^ הצעה',
      'הצעת',
      '(לשאול|לבדוק) … אם',
      '(לשאול|לבדוק) … אם … (מתאים|מתאימה|נוח|טוב|אפשר)',
      '(להציע|הצע) … לבוא',
    ],
  },
  takes: ['person', 'subject', 'time', 'number', 'noun', 'place', 'it', 'money', 'title'],
  declines(heard) {
    const said = verbTexts(heard);
    const offers = said.some((text) => !loose.test(text));
    const timed = whenOf(heard.items).items.length > 0;
    const named = heard.items.some(({ kind }) => kind === 'person');
    return (
      heard.unread.length > 1 ||
      // "Check whether Yael can be moved": it is a lesson of hers that there is.
      heard.unread.some(({ text }) => /^(?:move|moved|reschedule|ל(?:העביר|הזיז|דחות|הקדים))$/.test(text)) ||
      (!offers &&
        (!/ask|see|check|invite|שאל|לשאול|בדו?ק|זמין|הזמ/.test(said.join(' ')) || !timed || !named)) ||
      (!timed && !named)
    );
  },
  resolve,
  plan(slots, world) {
    const { students, start, end, subject, place, cost } = slots as {
      students?: string[];
      start?: Wall;
      end?: Wall;
      subject?: string;
      place?: string;
      cost?: number;
    };
    if (students === undefined || start === undefined || end === undefined) return {};
    const costMinor = cost === undefined ? null : toMinor(cost, world.user?.preferences?.currency ?? 'ILS');
    const input = {
      organizer: world.user?.id ?? null,
      start,
      end,
      attendees: students.map((attendeeId) => ({ attendeeId })),
      ...(students.length > 1 ? { capacity: students.length } : {}),
      ...(subject === undefined ? {} : { subject: world.named.get(subject)?.name ?? subject }),
      ...(place === undefined ? {} : { location: place as Location }),
      ...(costMinor === null ? {} : { cost: costMinor }),
    };
    return teacherGate(world, students) ?? { steps: [{ name: 'addPendingMeeting', args: { input } }] };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return { en: [`propose Thursday 5pm to ${person.en}`], he: [`תציע ל${person.he} חמישי ב-5`] };
  },
  counterexamples: {
    en: [
      "don't offer Dana Thursday at 5",
      'should I propose Monday to Dana?',
      'book Dana Thursday at 5',
      'did I offer Noam Monday?',
    ],
    he: [
      'אל תציע לדנה חמישי ב-5',
      'האם להציע לדנה את שני?',
      'תקבע לדנה חמישי ב-5',
      'למה הצעתי לנועם את שני?',
    ],
  },
});

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const items = heard.items.filter(({ role }) => role !== 'instead');
  const instead = heard.items.filter(({ role }) => role === 'instead');
  // "… instead of Wednesday": whether the lesson of that day goes is not said.
  if (instead.length > 0) draft.doubts.push('counter');
  mark(draft, 'start', instead, 'when');
  const students = somePeople(draft, 'students', items, ['student'], world);
  saidSubject(draft, items, world);
  usualSubject(draft, students, world);
  const place = words(heard, 'place').at(-1);
  if (place) say(draft, 'place', place.value, [place], 'what');
  const money = items.find((item) => item.kind === 'money');
  if (money?.kind === 'money') say(draft, 'cost', money.value, [money], 'money');
  tellUnpriced(draft, world);
  if (students.length === 0 && draft.given['students'] === undefined)
    ask(
      draft,
      'students',
      inWords(world, 'Who is it for?', 'למי?'),
      world.students.slice(0, 6).map((one) => ({ label: one.username ?? one.name ?? '', value: [one.id] })),
    );
  const when = whenOf(items);
  mark(draft, 'start', when.items, 'when');
  const usual = Number(world.user?.userData?.['lessonDuration']) || 45;
  const minutes = when.minutes ?? usual;
  const { given } = draft;
  const moment =
    typeof given['start'] === 'string'
      ? { start: given['start'], others: [], why: null }
      : newMoment(when, world);
  const days = items.flatMap((item) =>
    item.kind === 'time' && (item.time.kind === 'date' || item.time.kind === 'instant')
      ? item.time.day.date
      : [],
  );
  if (
    'missing' in moment ||
    (days.length > 1 && given['start'] === undefined) ||
    when.moreClocks.length > 0
  ) {
    const day = 'missing' in moment ? moment.day : undefined;
    // "Monday or Tuesday at 5": each of the days at that hour.
    const each = 'missing' in moment ? [] : days.map((date) => atClock(date, minuteOfDay(moment.start)));
    ask(
      draft,
      'start',
      inWords(world, 'Which time do you offer?', 'איזה מועד להציע?'),
      (each.length > 1 ? each : freeStarts(world, day, minutes)).map((value) => ({
        label: momentWords(world, value),
        value,
      })),
    );
    return;
  }
  if (moment.why !== null)
    assume(
      draft,
      'start',
      moment.start,
      moment.why === 'today' ? inWords(world, 'today', 'היום') : inWords(world, 'tomorrow', 'מחר'),
      'when',
    );
  say(draft, 'start', moment.start, [], 'when');
  for (const other of moment.others)
    draft.others.push({ label: momentWords(world, other), slots: { start: other } });
  const end = endOf(moment.start, when, minutes);
  draft.slots['end'] = end;
  if (when.minutes !== undefined || when.endClock !== undefined)
    draft.slots['minutes'] = minutesBetween(moment.start, end);
  else
    assume(
      draft,
      'end',
      end,
      inWords(
        world,
        `${minutesWords(world, minutes)}, your usual length`,
        `${minutesWords(world, minutes)}, האורך הרגיל שלך`,
      ),
      'when',
    );
}
