/** The words by which a sentence only tells: what goes on, what was meant to be, what is so; of both languages. */

/** "…, tomorrow as usual", "… but I'll teach tomorrow", "… and leave Friday open": here begins what may go on. */
export const parting =
  /[,;.] ?|(?= and (?:leave|keep)\b)|(?= ו(?:ל|ת)?השאיר)| (?:but|so|because|since|while|אבל|אך|אז|כי) /g;

export const goesOn =
  /\bas (?:usual|normal|always|planned)\b|(?:\b(?:is|are)|'s) (?:on|normal|fine|open|free)\b|^(?:(?:and |but )?(?:i|we)(?:'m|'re|'ll| am| are| will| do| can)(?: be)? )?(?:back|teach|work|here|in|teaching|working|lessons)\b|^(?:i|we)(?:'m|'re|'ll| am| are| do| will| can) on\b|\b(?:leave|keep) .*\bopen\b|^(?:leave|keep) .*\bfree$|כרגיל|^ו?אני (?:חוזר|אחזור)|^(?:ו?חוזר|אחזור)|(?<!\p{L})ו?(?:יש שיעורים|אני (?:כן )?(?:מלמד|עובד|פה)ת?|להשאיר .*(?:פתוח|פנוי))(?!\p{L})/u;

/** None of what is said to go on is denied, or stopped too. */
export const stops =
  /n't|\b(?:not|no|off|too|also|cancel\w*|clear|block|sick)\b|(?<!\p{L})(?:לא|גם|אין|לבטל|לפנות|לחסום)(?!\p{L})/u;

/** Why, or what comes of it. */
export const isWhy = /so|because|since|אז|כי/;

export const comesBack = /\bback\b|חוזר|אחזור/;

/** One is chosen over another. */
export const over = /,? (?:rather than|instead of|(?:and )?not|over|במקום|ו?לא)(?: את)? /;

const exam =
  /^(?!.*(?:\b(?:prep|before|lesson|help|for)\b|הכנה|לפני|שיעור)).*(?<!\p{L})ה?(?:tests?|exams?|quiz|dentist|doctor|appointment|party|wedding|match|מבחן|בחינה|תור|רופא|חתונה|מסיבה|משחק)(?!\p{L})/u;
const asksFor = /^meeting\.(?:request|add)/;
const makes = /^meeting\.(?:request|add|move)/;
const calledOff = /^(?:meeting\.(?:cancel|leave)|day\.clear)/;

/** `bare`: it counts where nothing but "have" is a verb of doing. */
type Telling = readonly [commands: RegExp, text: RegExp, bare?: true];

/** What is told so orders nothing. */
export const orderless: readonly Telling[] = [
  // "Itay isn't coming late", "לא אגיע בזמן": it takes place.
  [
    calledOff,
    /(?:n't|\bnot|\bnever)(?: (?:be|going to|able to|come|coming|get|getting|arrive|arriving|make it|here|there|gonna)){0,4} (?:late|on time|early)\b|(?<!\p{L})לא \S+ (?:בזמן|באיחור|מאוחר|מוקדם)(?!\p{L})/u,
  ],
  // "Won't come prepared", "לא יבוא מחר עם אמא שלו", "can't do without it": how, and not whether.
  [
    calledOff,
    /^(?!.*(?:בטל|\bcancel)).*(?:(?<!\p{L})לא (?:ב[או]א?ה?|באים|[אינת](?:בוא|גיע)ו?|מגיע\p{L}*)(?: [^ ,.;]+){0,3} (?:מוכ(?:ן|נה|נים)|לבד|ברגל|בדיוק|עם (?:אי?מא|אבא|אח|אחות|ההורים|סבתא|סבא))(?!\p{L})|לא (?:יכול\p{L}*|אוכל|נוכל) בלי |(?:n't|\bnot)(?: (?:come|coming|be|get|arrive|arriving|there|here)){1,2}(?: [^ ,.;]+){0,3} (?:prepared|ready|alone|on foot|by (?:bus|car|bike|himself|herself|myself)|exactly|with (?:his|her|my|their) (?:mum|mom|dad|mother|father|parents|brother|sister))\b)/u,
  ],
  [
    /^(?:meeting\.(?:cancel|move)|time\.block)/,
    /(?:\bwanted|\basked for|(?<!\p{L})רצתה|(?<!\p{L})רצה|(?<!\p{L})ביקשה?) (?:(?:a|an|another|extra|עוד) ){0,2}(?:lesson|שיעור)(?!\p{L}).* (?:but|אבל) (?:i |אני )?(?:can't|לא יכול)/u,
  ],
  // What it was, what somebody thinks, what is owed or will be paid sets no price; what follows it may.
  [
    /^meeting\./,
    /^(?!.*(?:,| now\b| but | so |עכשיו|אבל| אז )).*(?:\bowes?\b|\bwill pay (?:me|us)\b|(?:price|cost|rate)s? (?:was|were|used to be)\b|\bthinks? .*(?:price|cost|rate)s?\b|(?<!\p{L})(?:[יתנ]של(?:ם|מי|מו) ל(?:י|נו)|(?:חייבת?|חייבים) .*(?:על|עבור)|ה?מחיר\p{L}* .*הי(?:ה|ית?ה)|חושב\p{L}* ש.*(?:מחיר|עולה))(?!\p{L}))/u,
  ],
  [/./, /\b(?:was|were) (?:just )?(?:going|about|planning|meaning|hoping) to (?!ask|say|tell|suggest)/],
  [/approve$/, /(?:\b(?:love|like|happy|glad|want) to|(?:שמחה?|אשמח|רוצה|רציתי) ל).* (?:but|אבל) /],
  [asksFor, /\b(?:called|rang|phoned|texted|visited) (?:me |us )?(?:on|at|yesterday|this|last)\b/, true],
  [/^meeting\.request/, exam, true],
  [
    /^meeting\.request/,
    /^(?:(?:my|our|\p{L}+'s) lessons? (?:is|are) |(?:i|we) (?:already )?have (?!to\b)|\p{L}+ (?:already )?has |ה?שיעור (?:שלי|שלנו|של \p{L}+) ב|(?:כבר )?יש ל|ל\p{L}+ (?:כבר )?יש )/u,
    true,
  ],
];

/** What may be told and may be an order is asked about. */
export const doubtful: readonly Telling[] = [
  // A thought is no order yet; what hangs on room, or is of some people alone, is not done to all.
  [
    /./,
    /\b(?:maybe|perhaps|(?:what|how) about [a-z]+ing)\b|(?<!\p{L})(?:אולי (?:כדאי )?(?=[לנ][א-ת]{3})|(?:מה עם|ומה עם) (?=ל[א-ת]{3}))/u,
  ],
  [/^meeting\.attendees/, /אם (?:יש|יהיה|נשאר) .*מקום/],
  [
    /^time\.block/,
    /\bonly for (?:[a-z]+ )?(?:students|kids|people|pupils|groups?)\b|(?<!\p{L})(?:רק ל(?:תלמיד|ילד|חדש|קבוצ)|ל(?:תלמיד|ילד)\p{L}+ יש )/u,
  ],
  [
    calledOff,
    /\bskip(?:ping)? (?:ahead |forward )?to\b|דלג\S* ל(?:שבוע|יום|ראשון|שני|שלישי|רביעי|חמישי|שישי)(?!\p{L})|\b(?:i|we)(?:'d| would) (?:really )?love to\b|(?<!\p{L})(?:כנראה|נראה לי)(?!\p{L})/u,
  ],
  [makes, /\b(?:likes|loves|prefers|enjoys)\b|(?<!\p{L})(?:מעדי[פף]|אוהב)|^ל\p{L}+ מתאי/u],
  [
    makes,
    /^(?:i|we)(?:'ve| have) (?:already |just )?(?:put|given|booked|added|set|moved)\b|^(?:i|we) gave\b/,
  ],
  [asksFor, /\b(?:already|has)\b|\bis (?:at|on) .*\bnow$|(?<!\p{L})כבר(?!\p{L})|עכשיו$|^ל\p{L}+ יש /u, true],
  [asksFor, /\bcan only\b|(?<!\p{L})יכול\S* .*רק/u],
  [makes, /^\p{L}+ ?: .*\?/u],
  // Kept clear of lessons, or for them.
  [/^(?:time\.block|day\.clear)/, /\band (?:keep|leave) .*\b(?:free|clear|empty)\b/],
];

/** "Sick, but will come": the day behind it is one on which somebody comes. */
export const comesAnyway =
  / (?:but|אבל) (?:(?:i|he|she|we|they)(?:'ll|'m|'s| will| is| am| are| can)? )?(?:(?:אני|הוא|היא|אנחנו|הם) )?(?:still |כן |בכל זאת )?(?:com(?:e|ing)|be (?:there|here)|make it|[אינת](?:בוא|גיע)ו?|באה?|מגיעה?)(?![\p{L}'])/u;
