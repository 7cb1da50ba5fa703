/** What tells of the past, spares something, or only thinks aloud: a table, so that each rule has its name and an example. */

type Rule = { name: string; pattern: RegExp; example: string };

const begin = '^(?:(?:hi|hey|ok|okay|so|well|btw|fyi|just|היי|הי|אז|רק|טוב|כבר) )*';

const rules: Rule[] = [
  {
    name: 'did it oneself',
    pattern: new RegExp(`${begin}(?:i|we) (?:already |just )?(?!need|wanted|hoped|wished)[a-z]+ed\\b`),
    example: 'I cancelled Omer tomorrow',
  },
  {
    name: 'did it oneself, in Hebrew',
    pattern: new RegExp(
      `${begin}(?:אני |אנחנו )?(?:כבר )?(?!רצי|ביקש|קיוו|שכח|התבקש|צריכ)[א-ת]{3,}(?:תי|נו)(?![א-ת])`,
    ),
    example: 'ביטלתי את עומר מחר',
  },
  {
    name: 'did somebody',
    pattern: new RegExp(`${begin}(?:did|does|was|were|has|have|האם) `),
    example: 'did Dana decline?',
  },
  {
    name: 'whether you did, in Hebrew',
    pattern: new RegExp(`${begin}(?:כבר )?ה?[א-ת]{3,}ת את `),
    example: 'העברת את עומר לחמישי',
  },
  {
    name: 'how it was',
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
    pattern: /^(?:what if|what happens|מה אם|מה יקרה|מה קורה אם)(?![א-תa-z])/,
    example: 'what if I copy last week?',
  },
  {
    name: 'nobody',
    pattern: /^(?:nobody|no one|none of|אף אחד|אף תלמיד)(?![א-תa-z])/,
    example: 'nobody came today',
  },
  {
    name: 'only some come',
    pattern: /^only .*\b(?:coming|comes?)\b|^רק .*(?:באים|מגיעים|יבואו|יגיעו)(?![א-ת])/,
    example: 'only Noam and Itay are coming to the group on Monday',
  },
  {
    name: 'spared',
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
export const tellsOrWonders = (text: string): boolean => rules.some(({ pattern }) => pattern.test(text));

/** "Don't reset my password": nothing is to be done, and nothing to be answered. */
const denial =
  /^(?:please )?(?:don't|do not|never|no need|dont)(?![a-z])|^(?:בבקשה )?(?:אל|לא|אין צורך)(?![א-ת])/;

export const denies = (text: string): boolean => denial.test(text);
