/** Gives a subject another of the twelve colours. */
import { command } from '../../kernel/command.ts';
import { say } from '../../kernel/draft.ts';
import { exampleSubject, isOfSubject, subjectsIn, subjectWords, theSubject } from '../../slots/theSubject.ts';
import { inkOf, inksIn } from './ink.ts';

export const subjectColor = command({
  id: 'subject.color',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(make|change|set|paint|color|colour|turn|mark|give|switch|put)',
      '(should|will) (be|show|appear|come up)',
      '(show|shows|appear|appears) (in|as)',
    ],
    he: ['(לצבוע|צבע|לשנות|שנה|לסמן|תעשה|תעשי|לשים|תהיה|שתופיע|יופיע|שיופיע|להופיע|תן|תני|לתת|להעביר)'],
  },
  takes: ['subject', 'it'],
  extra: (said) => [...subjectWords(said), ...inksIn(said)],
  bare: (heard) => !heard.asks && inkOf(heard) !== undefined,
  declines: (heard) =>
    !isOfSubject(heard) ||
    inkOf(heard) === undefined ||
    subjectsIn(heard.items).length !== 1 ||
    heard.items.some(({ kind }) => kind === 'time' || kind === 'number' || kind === 'money'),
  resolve(draft, heard, world) {
    theSubject(draft, heard, world);
    const ink = inkOf(heard);
    if (ink?.kind === 'quoted') say(draft, 'color', ink.text, [ink], 'what');
  },
  plan(slots) {
    const { subject, color } = slots as { subject?: string; color?: string };
    if (subject === undefined || color === undefined) return {};
    return { steps: [{ name: 'updateSubject', args: { input: { id: subject, color } } }] };
  },
  examples(world) {
    const name = exampleSubject(world);
    return { en: [`make ${name} orange`], he: [`תצבע את ${name} בכתום`] };
  },
  counterexamples: {
    en: [
      "don't make physics orange",
      'is physics orange?',
      'what colour is physics?',
      "make Dana's lesson orange",
    ],
    he: ['אל תצבע את פיזיקה בכתום', 'האם פיזיקה בכתום?', 'באיזה צבע פיזיקה?', 'תצבע את השיעור של דנה בכתום'],
  },
});
