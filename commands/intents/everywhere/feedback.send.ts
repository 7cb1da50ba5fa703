/** A bug or a suggestion for those who build the product: with its words it is sent once that is confirmed, without them its form opens. */
import { isFeedbackType, type FeedbackType } from '../../../domain/feedback/feedback.ts';
import { command } from '../../kernel/command.ts';
import { ask, say } from '../../kernel/draft.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { afterColon, afterPhrase, idle, quotedItem } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';

const ofBug =
  /\b(?:bugs?|errors?|problems?|issues?|broken|crash(?:es|ed)?|freezes?|fails?|complain\w*)\b|(?:doesn't|does not|not) work|באג|תקל|בעי|נתקע|קורס|לא עובד|שגיא|להתלונן|תלונה/;
const ofSuggestion =
  /\b(?:suggest\w*|ideas?|wish|feature|improve\w*|proposal)\b|הצע|רעיון|לשיפור|חסר|כדאי להוסיף/;

const typeIn = (text: string): FeedbackType | null =>
  ofBug.test(text) ? 'bug' : ofSuggestion.test(text) ? 'suggestion' : null;

/** Where what is told begins, when no colon parts it. */
const toldAfter =
  /(?:\b(?:tell|inform) (?:the )?(?:developers|team|builders|makers|support)\b(?: that)?|\blet (?:the )?(?:developers|team|builders|makers) know(?: that)?|\b(?:report|found) (?:a|an|another|the) (?:bug|problem|error|issue) (?:in|with|on|about)?|\b(?:suggestion|idea|feedback) for (?:you|the app|the developers|the team)\b|\bi suggest\b(?: that)?|(?:תגיד|תגידי|תגידו|למסור|תמסור|תמסרי|תמסרו|להגיד) (?:למפתחים|לצוות|לתמיכה)|(?:לדווח|דיווח|תדווח|תדווחי) (?:למפתחים )?על (?:תקלה|באג|בעיה|שגיאה)|(?:מצאתי|גיליתי|יש) (?:לי )?(?:כאן )?(?:באג|תקלה)|(?:הצעה|רעיון) (?:לשיפור|בשבילכם|למפתחים)) ?,? ?/;

/** Two words or a long one: less tells nothing. */
const tells = /\S\s+\S|\S{6}/;

const detailsIn = (said: AnnotatedText): EntityCandidate[] => {
  const parted = afterColon(said);
  const told = parted.length > 0 ? parted : afterPhrase(said, toldAfter);
  return told.filter((reading) => reading.kind === 'quoted' && tells.test(reading.text));
};

const subjectLength = 60;

/** The first words of what was said. */
function subjectOf(details: string): string {
  const [line = ''] = details.split('\n');
  if (line.length <= subjectLength) return line;
  return `${line.slice(0, line.lastIndexOf(' ', subjectLength) + 1 || subjectLength).trim()}…`;
}

export const feedbackSend = command({
  id: 'feedback.send',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '(send|give|leave|write|submit) [you|my|some|a|the] feedback',
      '^ (feedback|suggestion|idea)',
      '(report|found|submit|file) [a|an|another|the|this] (bug|problem|error|issue)',
      'bug report',
      '(i have|have|got|send|make|here is) [a|an|another|my] (suggestion|idea) [for]',
      '(suggestion|idea) for (you|the app|the developers|the team|improvement)',
      'feature request',
      '(tell|inform|write to) [the] (developers|team|builders|makers)',
      'let [the] (developers|team|builders|makers) know',
    ],
    he: [
      '(לשלוח|לכתוב|לתת|להשאיר|שלח|שלחי|שלחו|תשלח|תשלחי) [לכם] [קצת] (משוב|פידבק)',
      '^ (משוב|פידבק|הצעה|רעיון)',
      '(לדווח|דיווח|תדווח|תדווחי|תדווחו) [למפתחים] על (תקלה|באג|בעיה|שגיאה)',
      '(מצאתי|יש|גיליתי) [לי] [כאן] (באג|תקלה)',
      '(דיווח|דוח) (באג|תקלה)',
      '[יש] [לי] (הצעה|רעיון) (לשיפור|בשבילכם|למפתחים|לאפליקציה)',
      '(תגיד|תגידי|תגידו|למסור|תמסור|תמסרי|תמסרו|להגיד|לכתוב) (למפתחים|לצוות|לצוות שלכם)',
    ],
  },
  takes: ['quoted', 'it'],
  extra: (said) => [
    ...detailsIn(said),
    ...idle(
      said,
      /^(?:i|have|want|wish|would|like|to|a|an|another|the|some|my|your|you|for|with|about|in|on|app|guys|people|folks|please|send|give|leave|write|submit|file|report|found|make|got|here|is|feedback|bug|problem|error|issue|suggestion|idea|improvement|developers|team|builders|makers|רוצה|אני|יש|לי|לכם|כאן|על|קצת|[בהולמש]{0,3}(?:משוב|פידבק|באג|תקלה|בעיה|שגיאה|הצעה|רעיון|שיפור|מפתחים|אפליקציה|יומן|צוות)|שלכם|בשבילכם)$/,
    ),
  ],
  // Their bare names are those of a screen, or of nothing.
  declines: ({ unread, asks, normal: { text } }) =>
    unread.length > 0 || asks || /^(?:feedback|suggestion|idea|הצעה|רעיון)$/.test(text),
  resolve(draft, heard, world) {
    const details = quotedItem(heard.items);
    const { text } = heard.normal;
    const said = details ? text.slice(0, details.from) : text;
    const type = typeIn(said) ?? typeIn(text);
    if (details)
      say(
        draft,
        'details',
        details.text,
        heard.items.filter((item) => item === details),
        'what',
      );
    if (type !== null) draft.slots['type'] = type;
    const given = draft.given['type'];
    if (typeof given === 'string' && isFeedbackType(given)) draft.slots['type'] = given;
    if (!details || draft.given['sure'] === true || typeof given === 'string') return;
    const as: Record<FeedbackType, string> = {
      bug: inWords(world, 'Send as a bug', 'לשלוח כתקלה'),
      suggestion: inWords(world, 'Send as a suggestion', 'לשלוח כהצעה'),
    };
    const others = (['bug', 'suggestion'] as const).filter((each) => each !== type);
    ask(
      draft,
      'type',
      inWords(
        world,
        `Send it to those who build Lesson Desk? “${details.text}”`,
        `לשלוח למי שבונים את יומן השיעורים? ״${details.text}״`,
      ),
      [...(type === null ? [] : [type]), ...others].map((value) => ({ label: as[value], value })),
    );
  },
  plan({ type, details }) {
    if (typeof details !== 'string' || typeof type !== 'string')
      return {
        effect: { kind: 'page', value: typeof type === 'string' ? `/feedback?type=${type}` : '/feedback' },
      };
    const feedback = { type, subject: subjectOf(details), details };
    return { effect: { kind: 'sendFeedback', value: JSON.stringify(feedback) } };
  },
  examples: () => ({
    en: ['report a bug: the total shows twice', 'I have a suggestion for you'],
    he: ['לדווח על תקלה: הסכום מופיע פעמיים', 'יש לי הצעה לשיפור'],
  }),
  counterexamples: {
    en: [
      "don't report a bug",
      'open the feedback form',
      'contact support',
      'do you have a suggestion for Dana?',
    ],
    he: ['אל תדווח על באג', 'תפתח טופס משוב', 'צור קשר', 'איזו הצעה יש לך לדנה?'],
  },
});
