/** Comes to a teacher by the link that the teacher has shared. */
import { command } from '../../kernel/command.ts';
import { ask, mark, say } from '../../kernel/draft.ts';
import { has } from '../../kernel/interpretation.ts';
import { typedSpan } from '../../nlu/text/normalize.ts';
import { somePeople } from '../../slots/somePeople.ts';
import { inWords } from '../../kernel/words.ts';

const isUrl = (item: { kind: string; form?: string }): boolean => item.kind === 'link' && item.form === 'url';

const isGiven = /(?<![A-Za-zÀ-ӿא-ي])(?:נתנה|נתן|נתנו|שלחה|שלח|שלחו) לי/u;

export const teacherJoin = command({
  id: 'teacher.join',
  who: ['student', 'parent', 'visitor'],
  effect: 'does',
  says: {
    en: [
      '(join|add|use|register|connect|enroll|follow)',
      'sign up [with|to|for]',
      '(connect|add) me to',
      '(study|learn|studying|learning|take lessons|have lessons|start|start lessons|start learning) with',
      'become [a|the] (student|pupil) of',
      '(sign|put) (me|us) up with',
      '(i have|i got|i received|gave me|sent me)',
    ],
    he: [
      '(להצטרף|להוסיף|להירשם|הרשמה|לחבר|לצרף|לרשום|להתחבר|להשתמש|נרשמים) [אותי|אותנו] [אליה|אליו]',
      '(יש לי|קיבלתי|קיבלנו|שלחה לי|שלח לי|שלחו לי|נתנה לי|נתן לי|נתנו לי) [קישור] [להרשמה]',
      '(להירשם|[להתחיל] ללמוד) אצל',
    ],
  },
  takes: ['person', 'subject', 'link', 'it', 'which', 'noun', 'req:teacher', 'req:link'],
  // "With my teacher" says whom, and not beside whom.
  price: ({ kind, from, to }, { text }) =>
    kind === 'word' && /^with .*teacher$/.test(text.slice(from, to)) ? null : 0,
  bare: (heard) =>
    heard.items.some(
      (item) => isUrl(item) && item.kind === 'link' && /lessonsignup|teacherid/i.test(item.text),
    ),
  declines: (heard, world) =>
    /\bas an? |כמורה|כתלמיד|חומר/.test(heard.normal.text) ||
    // What else somebody gave is no link.
    (isGiven.test(heard.normal.text) && !has(heard, 'req', 'link') && !heard.items.some(isUrl)) ||
    (!heard.items.some(isUrl) &&
      (heard.unread.length > 1 ||
        has(heard, 'noun', 'group') ||
        !(
          has(heard, 'req', 'teacher') ||
          has(heard, 'req', 'link') ||
          heard.items.some(
            (item) => item.kind === 'person' && item.named.some(({ kind }) => kind === 'teacher'),
          ) ||
          (world.role === 'visitor' && (has(heard, 'noun', 'lessons') || /אצל/.test(heard.normal.text)))
        ))),
  resolve(draft, heard, world) {
    somePeople(draft, 'teacher', heard.items, ['teacher'], world);
    const links = heard.items.filter(isUrl);
    if (links.length > 0) {
      const urls = links.map(({ from, to }) => {
        const span = typedSpan(heard.normal, from, to);
        return heard.normal.raw.slice(span.from, span.to).replace(/[.,!?)]+$/, '');
      });
      say(draft, 'urls', urls, links, 'what');
    } else {
      mark(
        draft,
        'urls',
        heard.items.filter((item) => item.kind === 'word' && item.sense === 'req'),
        'what',
      );
      ask(
        draft,
        'urls',
        inWords(world, "Paste the teacher's link here.", 'נא להדביק כאן את הקישור של המורה.'),
        [],
      );
    }
  },
  plan(slots) {
    const [url] = (slots['urls'] as string[] | undefined) ?? [];
    if (url === undefined) return {};
    const said =
      /[?&]teacherId=([^&#\s]+)/i.exec(url)?.[1] ?? /\/([^/?#\s]+)\/?(?:[?#].*)?$/.exec(url)?.[1] ?? '';
    return {
      effect: { kind: 'page', value: `/lessonSignup?teacherId=${encodeURIComponent(said)}` },
    };
  },
  examples: () => ({ en: ["I have a teacher's link"], he: ['יש לי קישור של מורה'] }),
  counterexamples: {
    en: ["don't join the teacher", 'join the physics group', 'when is my teacher free?', 'log in'],
    he: ['אל תצרף אותי למורה', 'להצטרף לקבוצת הפיזיקה', 'מתי המורה פנויה?', 'להתחבר'],
  },
});
