/** Opens a student's card: phone, address, what is owed. */
import { command } from '../../kernel/command.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { idle } from '../../slots/freeText.ts';
import { somePeople } from '../../slots/somePeople.ts';

export const studentOpen = command({
  id: 'student.open',
  who: ['teacher'],
  effect: 'reads',
  says: {
    en: [
      '(open|show|view|see|find|go to|pull up|bring up)',
      '(phone|address|email|contact|details|number|phone number|card|profile) (and|of|for)',
      '(phone|address|email|contact details|phone number|card|profile) [and address] $',
      'who is',
      "(what's|what is) … (phone|address|email|number)",
    ],
    he: [
      '(לפתוח|פתח|להראות|לראות|להציג) [לי] [את]',
      '(הטלפון|הכתובת|המייל|הפרטים|הכרטיס|הדף|הפרופיל|התיק|לפרופיל|לכרטיס|לדף|טלפון|כתובת|פרטים) (של|על)',
      'מי (זה|זאת|זו)',
    ],
  },
  takes: ['person', 'noun:student', 'it'],
  extra: (said) =>
    idle(
      said,
      /^(?:page|profile|card|file|record|[הלבמ]{0,2}(?:דף|פרופיל|כרטיס|כרטיסייה|תיק|עמוד)|לך|לכי|קח|קחי|אותי)$/,
    ),
  declines: (heard) =>
    heard.unread.length > 0 ||
    // "What Yael asked for" is opened, and not she.
    heard.wish ||
    // "Who is after Yael" asks for somebody else.
    heard.items.some(({ kind, role }) => kind === 'person' && (role === 'after' || role === 'before')) ||
    heard.items.filter(({ kind }) => kind === 'person').length !== 1,
  resolve(draft, heard, world) {
    const [id] = somePeople(draft, 'students', heard.items, ['student'], world);
    if (id !== undefined) draft.slots['students'] = [id];
  },
  plan(slots) {
    const { students } = slots as { students?: string[] };
    const id = students?.[0];
    return id === undefined
      ? {}
      : { effect: { kind: 'page', value: `/students?studentId=${encodeURIComponent(id)}` } };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return { en: [`open ${person.en}`], he: [`תפתח את ${person.he}`] };
  },
  counterexamples: {
    en: ["open Dana's Thursday lesson", 'book Dana', 'cancel Dana', 'show lessons with Dana'],
    he: ['תפתח את השיעור של דנה', 'תקבע את דנה', 'תבטל את דנה', 'תראה את השיעורים של דנה'],
  },
});
