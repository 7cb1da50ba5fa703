/** What people say to somebody who serves them, and which asks for nothing: thanks, greetings, farewells. Held against the whole sentence. */
import type { Locale } from '../world/world.ts';

type SmallTalk = {
  name: string;
  examples: string[];
  says: RegExp;
  reply: Record<Locale, string>;
  /** What is shown below: how to learn what can be said, or (to families) how to reach the teacher. */
  offers?: 'help' | 'contact';
  /** A teacher who says it may want their lessons moved. */
  ofFamilies?: true;
};

export const smallTalk: SmallTalk[] = [
  {
    name: 'thanks',
    examples: [
      'thanks',
      'great, thank you so much!',
      "we're done, thanks a lot!",
      'תודה רבה',
      'מעולה, תודה',
      'סיימנו, תודה',
      'תודה רבקה, נתראה בראשון',
    ],
    says: /^(?:(?:(?:we're|we are|i'm|i am|all) (?:done|good|set|finished)|that's (?:it|all)|nothing else|סיימנו|סיימתי|זהו|זה הכל|זה הכול)(?: for (?:today|now)|להיום|לעכשיו)?[,.!]? )?(?:(?:ok|okay|great|perfect|cool|awesome|nice|good|lovely|wonderful|got it|all good|אוקי|אוקיי|מעולה|אחלה|מצוין|סבבה|יופי|נהדר|טוב|מושלם)[,.!]? ){0,3}(?:(?:many |a big )?thanks?(?: you)?|thx|tnx|ty|cheers|much appreciated|תודה|תודות|טנקס)(?:,? (?:so much|very much|a lot|again|rivka|רבה|גדולה|ענקית|לך|לכם|מראש|שוב|רבקה)){0,3}(?:,? (?:for|על|see you|נתראה|ניפגש)(?: .{1,40})?)?[!.]?$/u,
    reply: { en: 'You’re welcome.', he: 'בשמחה.' },
  },
  {
    name: 'greetings',
    examples: ['hello', 'good morning!', 'שלום', 'בוקר טוב'],
    says: /^(?:hi|hiya|hello|hey|howdy|good (?:morning|afternoon|evening)|how are you|what's up|שלום|היי?|אהלן|הלו|בוקר טוב|בוקר אור|צהריים טובים|ערב טוב|מה נשמע|מה שלומך|מה קורה)(?: (?:there|again|rivka|today|לך|לכם|שוב|רבקה|היום))*[!.?]*$/u,
    reply: { en: 'Hello!', he: 'שלום!' },
    offers: 'help',
  },
  {
    name: 'farewells',
    examples: ['bye', 'good night', 'להתראות', 'שבת שלום'],
    says: /^(?:(?:good)?bye(?: bye)?|good night|see you(?: (?:later|tomorrow|soon))?|have a (?:nice|good|great) (?:day|weekend|evening)|להתראות|ביי|לילה טוב|שבת שלום|שבוע טוב|חג שמח|יום טוב|סוף שבוע נעים)[!.]*$/u,
    reply: { en: 'Goodbye!', he: 'להתראות!' },
  },
  {
    name: 'running late',
    examples: [
      "I'll be 10 minutes late",
      'sorry, running a bit late',
      'אני אאחר בעשר דקות',
      'מאחרת קצת, סליחה',
      'נועה תאחר היום ברבע שעה',
      'אני מתעכבת קצת, עשר דקות',
    ],
    says: /^(?:(?:hi|hey|sorry|היי?|סליחה|שלום)[,.!]? )?(?:(?:(?:i|we|he|she|\p{Lu}?\p{L}+)(?:'ll| will|'m| am|'re| are|'s| is)? (?:be |going to be |gonna be )?|)(?:running |about )?(?:(?:a (?:bit|little|few minutes)|(?:about )?\d{1,2}(?: ?min(?:ute)?s?)?) )?late(?: today)?(?: by (?:a few|\d{1,2})(?: ?min(?:ute)?s?)?)?|(?:(?:אני|אנחנו|הוא|היא|[א-ת]{2,}) )?(?:קצת )?(?:אאחר|נאחר|יאחר|תאחר|מאחרת?|מאחרים|אגיע באיחור|נגיע באיחור|מתעכבת?|מתעכבים)(?: (?:היום|קצת|מעט))*(?:,? (?:ב)?(?:כמה|חמש|חמישה|עשר|עשרה|רבע|עשרים|\d{1,2})[-\s]?(?:דקות|דקה|דק'|שעה)?)?(?: היום)?)(?:[,.]? (?:sorry|סליחה|בפקקים|traffic))?[!.]*$/iu,
    reply: {
      en: 'I can’t pass that on; a call or a message is quickest.',
      he: 'את זה אי אפשר להעביר מכאן; הכי מהיר להתקשר או לכתוב.',
    },
    offers: 'contact',
    ofFamilies: true,
  },
];
