/** Goes over to the lessons with one of several teachers. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { aTeacher } from '../../slots/aTeacher.ts';
import { namesOne } from '../../slots/namesOne.ts';

const homes: Record<string, string> = { student: '/students/home', parent: '/parent/home' };

export const teacherSelect = command({
  id: 'teacher.select',
  who: ['student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      '(switch|change|go over|go|move) [over] to',
      '(choose|select|pick|use)',
      '(switch|change) [my|our|the] (teacher|teachers|tutor) [to]',
      'work with',
    ],
    he: ['(לעבור|עבור|להחליף) [אל|למורה]', '(לבחור|בחר) [את|ב]'],
  },
  takes: ['person', 'it', 'req:teacher'],
  extra: (said) => idle(said, /^(?:now|lessons|as|the|my|בתור|[בהולמש]{0,2}(?:מורה|שיעורים))$/),
  declines: (heard) =>
    heard.unread.length > 0 ||
    heard.negated ||
    !(namesOne(heard.items, 'teacher') || /teacher|tutor|מורה/.test(heard.normal.text)) ||
    heard.items.some(
      ({ kind }) => kind === 'time' || kind === 'subject' || kind === 'link' || kind === 'number',
    ),
  resolve: (draft, heard, world) => void aTeacher(draft, heard.items, world, true),
  plan: (slots, world) =>
    typeof slots['teacher'] === 'string'
      ? {
          effect: {
            kind: 'page',
            value: homes[world.role] ?? '/',
          },
        }
      : {},
  examples(world) {
    const name = (world.teachers[0]?.username ?? '').split(' ')[0];
    return { en: [`switch to ${name || 'my teacher'}`], he: [name ? `לעבור ל${name}` : 'להחליף מורה'] };
  },
  counterexamples: {
    en: ["don't switch to Rivka", 'list my teachers', 'switch to Hebrew', 'move my lesson to Thursday'],
    he: ['אל תעבור לרבקה', 'המורים שלי', 'לעבור לאנגלית', 'להעביר את השיעור לחמישי'],
  },
});
