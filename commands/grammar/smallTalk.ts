/** What people say to somebody who serves them, and which asks for nothing: thanks, greetings, farewells. Held against the whole sentence. */
import type { Locale } from '../world/world.ts';

type SmallTalk = {
  name: string;
  examples: string[];
  says: RegExp;
  reply: Record<Locale, string>;
  /** Who begins so may want to know what can be said. */
  offersHelp?: true;
};

export const smallTalk: SmallTalk[] = [
  {
    name: 'thanks',
    examples: ['thanks', 'great, thank you so much!', 'תודה רבה', 'מעולה, תודה', 'תודה רבקה, נתראה בראשון'],
    says: /^(?:(?:ok|okay|great|perfect|cool|awesome|nice|good|lovely|wonderful|got it|all good|אוקי|אוקיי|מעולה|אחלה|מצוין|סבבה|יופי|נהדר|טוב|מושלם)[,.!]? ){0,3}(?:(?:many |a big )?thanks?(?: you)?|thx|tnx|ty|cheers|much appreciated|תודה|תודות|טנקס)(?:,? (?:so much|very much|a lot|again|rivka|רבה|גדולה|ענקית|לך|לכם|מראש|שוב|רבקה)){0,3}(?:,? (?:for|על|see you|נתראה|ניפגש)(?: .{1,40})?)?[!.]?$/u,
    reply: { en: 'You’re welcome.', he: 'בשמחה.' },
  },
  {
    name: 'greetings',
    examples: ['hello', 'good morning!', 'שלום', 'בוקר טוב'],
    says: /^(?:hi|hiya|hello|hey|howdy|good (?:morning|afternoon|evening)|how are you|what's up|שלום|היי?|אהלן|הלו|בוקר טוב|בוקר אור|צהריים טובים|ערב טוב|מה נשמע|מה שלומך|מה קורה)(?: (?:there|again|rivka|today|לך|לכם|שוב|רבקה|היום))*[!.?]*$/u,
    reply: { en: 'Hello!', he: 'שלום!' },
    offersHelp: true,
  },
  {
    name: 'farewells',
    examples: ['bye', 'good night', 'להתראות', 'שבת שלום'],
    says: /^(?:(?:good)?bye(?: bye)?|good night|see you(?: (?:later|tomorrow|soon))?|have a (?:nice|good|great) (?:day|weekend|evening)|להתראות|ביי|לילה טוב|שבת שלום|שבוע טוב|חג שמח|יום טוב|סוף שבוע נעים)[!.]*$/u,
    reply: { en: 'Goodbye!', he: 'להתראות!' },
  },
];
