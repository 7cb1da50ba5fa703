/** What tells of the past, spares something, or only thinks aloud: a table, so that each rule has its name and an example. */

/** `always`: whatever the weights say; `byFar`: unless they are surer by far; of the others they may be surer that something is to be done. */
type Rule = { name: string; pattern: RegExp; example: string; always?: true; byFar?: true };

const begin = '^(?:(?:hi|hey|ok|okay|so|well|btw|fyi|just|היי|הי|אז|רק|טוב|כבר) )*';

const rules: Rule[] = [
  {
    name: 'did it oneself',
    byFar: true,
    pattern: new RegExp(`${begin}(?:i|we) (?:already |just )?(?!need|wanted|hoped|wished)[a-z]+ed\\b`),
    example: 'I cancelled Omer tomorrow',
  },
  {
    name: 'did it oneself, in Hebrew',
    byFar: true,
    pattern: new RegExp(
      `${begin}(?:אני |אנחנו )?(?:כבר )?(?!היי|רצי|ביקש|קיוו|שכח|התבקש|צריכ)[א-ת]{3,}(?:תי|נו)(?![א-ת])`,
    ),
    example: 'ביטלתי את עומר מחר',
  },
  {
    name: 'did somebody',
    always: true,
    pattern: new RegExp(`${begin}(?:did|does|was|were|has|have|האם) `),
    example: 'did Dana decline?',
  },
  {
    name: 'whether you did, in Hebrew',
    always: true,
    pattern: new RegExp(`${begin}(?:כבר )?ה?[א-ת]{3,}ת את `),
    example: 'העברת את עומר לחמישי',
  },
  {
    name: 'how it was',
    always: true,
    pattern:
      /\b(?:enjoyed|loved|liked|forgot|was great|did well)\b|(?<![א-ת])(?:למדה?|נהנה|נהנתה|הצליחה?|אהבה?|שכחה?|ניגנה?)(?![א-ת])/,
    example: 'Adam really enjoyed his lesson last week',
  },
  {
    name: 'thinking aloud',
    pattern:
      /^(?:i (?:hope|wonder|thought|guess)|maybe|perhaps|אולי|מקווה|חשבתי ש|נראה לי|כנראה)(?![א-תa-z])/,
    example: 'i hope noa comes at 5 on thursday',
  },
  {
    name: 'what if',
    always: true,
    pattern: /^(?:what if|what happens|מה אם|מה יקרה|מה קורה אם)(?![א-תa-z])/,
    example: 'what if I copy last week?',
  },
  {
    name: 'why, or whether one should',
    always: true,
    pattern:
      /^(?:why|how come|should (?:i|we)|shall i|in (?:case|the event)|if|למה|מדוע|האם (?:כדאי|להעלות|להזיז|לבטל)|אם)(?![א-תa-z])/,
    example: 'should I raise all lessons by 10%?',
  },
  {
    name: 'nobody',
    always: true,
    pattern: /^(?:nobody|no one|none of|אף אחד|אף תלמיד)(?![א-תa-z])/,
    example: 'nobody came today',
  },
  {
    name: 'only some come',
    always: true,
    pattern: /^only .*\b(?:coming|comes?)\b|^רק .*(?:באה?|באים|מגיעה?|מגיעים|[יתנ]בואו?|[יתנ]גיעו?)(?![א-ת])/,
    example: 'only Noam and Itay are coming to the group on Monday',
  },
  {
    name: 'spared',
    always: true,
    pattern: /\b(?:except|apart from|but not|other than)\b|(?<![א-ת])(?:חוץ|מלבד|למעט|פרט)(?![א-ת])/,
    example: "cancel all Noam's lessons except next Monday",
  },
  {
    name: 'what somebody thinks or said',
    pattern: /^\S+ (?:thinks|thought|said he'll|said she'll|hopes|believes|plays|חושבת?|קיוותה?) /,
    example: 'omer thinks thursday is cancelled',
  },
];

/** The sentence orders nothing, whatever it speaks of. */
export const tellsOrWonders = (text: string): boolean =>
  rules.some(({ pattern, always }) => always && pattern.test(text));

/** What one did may be why something is to be done: "I promised Noa an extra lesson, Wednesday 15:30". */
export const tellsOwnDeed = (text: string): boolean =>
  rules.some(({ pattern, byFar }) => byFar && pattern.test(text));

/** It does not sound like an order. */
export const mayTell = (text: string): boolean => rules.some(({ pattern }) => pattern.test(text));

/** "Don't reset my password", "he is better, so no need to cancel": nothing is to be done, and nothing to be answered; who does not know or find something asks. */
const denials = [
  /(?:^|[,.;!] ?|\b(?:so|and|but|please) )(?:don't|do not|never|no need|dont)(?! (?:know|remember|recall|see|find|understand)\b)(?![a-z])/,
  /^(?:(?:בבקשה|נא) )?(?:אל|לא(?! (?:זוכר|יודע|מוצא|רוא|מבינ|קיבל|הגיע|הצלח|קפץ))|אין צורך)(?![א-ת])/,
  /(?:[,.;!] ?| (?:בבקשה|נא|רגע|אז) )(?:אל ת|אין צורך|לא צריך|לא חייב)/,
];

export const denies = (text: string): boolean => denials.some((pattern) => pattern.test(text));

const nicely =
  /^(?:(?:hi|hey|hello|היי|הי|שלום)[, ]+)?(?:can|could|would|will|may|might|please|any|is (?:it|there)|do you|what about|how about|אפשר|תוכלי?|יש|האם|אכפת|מה עם|בבקשה)(?![א-תa-z])/;

/** "Itay wants English every Wednesday?": a statement that is doubted, of whoever decides it. */
export const doubtsAloud = (text: string): boolean => /\?\s*$/.test(text) && !nicely.test(text);
