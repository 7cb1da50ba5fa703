/** The words by which a sentence only tells: what goes on, what was meant to be, what is so; of both languages. */

/** "…, tomorrow as usual", "… but I'll teach tomorrow", "… and leave Friday open": here begins what may go on. */
export const parting =
  /[,;.] ?|(?= and (?:leave|keep)\b)|(?= ו(?:ל|ת)?השאיר)| (?:but|so|because|since|while|אבל|אך|אז|כי) /g;

export const goesOn =
  /\bas (?:usual|normal|always|planned)\b|(?:\b(?:is|are)|'s) (?:on|normal|fine|open|free)\b|^(?:(?:and |but )?(?:i|we)(?:'m|'re|'ll| am| are| will| do| can)(?: be)? )?(?:back|teach|work|here|in|teaching|working|lessons)\b|^(?:i|we)(?:'m|'re|'ll| am| are| do| will| can) on\b|\b(?:leave|keep) .*\bopen\b|^(?:leave|keep) .*\bfree$|כרגיל|^ו?אני (?:חוזר|אחזור)|^(?:ו?חוזר|אחזור)|(?<![A-Za-zÀ-ӿא-ي])ו?(?:יש שיעורים|אני (?:כן )?(?:מלמד|עובד|פה)ת?|להשאיר .*(?:פתוח|פנוי))(?![A-Za-zÀ-ӿא-ي])/u;

/** None of what is said to go on is denied, or stopped too. */
export const stops =
  /n't|\b(?:not|no|off|too|also|cancel\w*|clear|block|sick)\b|(?<![A-Za-zÀ-ӿא-ي])(?:לא|גם|אין|לבטל|לפנות|לחסום)(?![A-Za-zÀ-ӿא-ي])/u;

/** "Can't come", "לא מגיעה" */
export const keptAway =
  /n't (?:be )?(?:com|mak|able)|(?<![A-Za-zÀ-ӿא-ي])לא (?:[ית](?:גיע|בוא)|באה?|מגיעה?|יכולה?)(?![A-Za-zÀ-ӿא-ي])/u;

/** Why, or what comes of it. */
export const isWhy = /so|because|since|אז|כי/;

/** Who comes late, as a verb; "תאחר את …" is an order. */
export const comesLate = /^(?:[איתנ]אחרו?|[איתנ]תעכבו?|מתעכב(?:ת|ים)?)$/;
export const isObject = /(?<![A-Za-zÀ-ӿא-ي])את /u;

export const comesBack = /\bback\b|חוזר|אחזור/;

/** One is chosen over another. */
export const over =
  /,? (?:rather than|instead of|(?:and )?not|over|במקום|(?<!(?:אה|אוי|רגע),? )ו?לא)(?: את)? /;

export const noCharge =
  / (?:and |but )?(?:don't|without) charg(?:e|ing)(?: (?:him|her|them|it|for it))?[.!]?$| (?:ו?אל|ו?לא|בלי) [לת]חייבי?(?: אות[והם])?[.!]?$/u;

const exam =
  /^(?!.*(?:\b(?:prep|before|lesson|help|for)\b|הכנה|לפני|שיעור)).*(?<![A-Za-zÀ-ӿא-ي])ה?(?:tests?|exams?|quiz|dentist|doctor|appointment|party|wedding|match|מבחן|בחינה|תור|רופא|חתונה|מסיבה|משחק)(?![A-Za-zÀ-ӿא-ي])/u;
const asksFor = /^meeting\.(?:request|add)/;
const makes = /^meeting\.(?:request|add|move)/;
const calledOff = /^(?:meeting\.(?:cancel|leave)|day\.clear)/;

const kin =
  '(?:mum|mummy|mom|mommy|dad|daddy|mother|father|parents?|(?:brother|sister|twin|cousin|friend|roommate|flatmate)s?|uncle|aunt|grand(?:ma|pa|mother|father|parents)|granny|husband|wife|partner|boyfriend|girlfriend|boss|babysitter|nanny|dog|cat)';
const kinHe =
  '(?:(?:אי?מא|אבא|ההורים|אחי?ות|אח|אחים|סבא|סבתא|דודה?|ה?חבר(?:ה|ים|ות)?|ה?שותפ[הי]?ם?|הבוסי?ת?|הכלבה?) של(?:י|נו|ו|ה|הם| [A-Za-zÀ-ӿא-ي]+)|אי?מי|אבי|אחי|אחותי|בעלי|אשתי)';

/** "My mum is sick", "אח של נועה לא בא": somebody else of the family. */
export const isOfFamily = new RegExp(
  `^(?:[A-Za-zÀ-ӿא-ي']+,? )?(?:(?:(?:my|our|his|her|their|[A-Za-zÀ-ӿא-ي]+'?s) (?:(?:little|older|big|best|younger|twin) )?${kin}(?: (?!is|are)[A-Za-zÀ-ӿא-ي]+)? (?:is(?! asking| saying)|are(?! asking)|isn't|aren't|was|has|have|will|won't (?:be|come)|can't (?:come|be|attend|make it)|feels)\\b)|${kinHe} (?:לא (?:באה?|באים|מגיע[A-Za-zÀ-ӿא-ي]*|[ית]בוא|[ית]גיע|מרגיש[A-Za-zÀ-ӿא-ي]*|[ית]היה)|חולה|חולים|ב(?:חו|חופש|מילואים|בית חולים|טיול)|עוזבת?|[ית](?:ביא|קח|יקח)))`,
  'u',
);

/** "Zoom with Omer's mum", "אבא של עומר מחר ב-10": hours of the teacher's own, where no lesson is booked in words. */
export const isWithFamily = new RegExp(
  `[A-Za-zÀ-ӿא-ي]'s ${kin}\\b(?!'s|:|,? (?:says?|said|asks?|wants?|needs?|prefers?|would|calls|wrote|writes|told|tells|[A-Za-zÀ-ӿא-ي]+ed|can|could|just|has|is asking|and)\\b)|(?<![A-Za-zÀ-ӿא-ي])(?:ל|עם |^)(?:אי?מא|אבא|ה?הורים|אח|אחות|סבא|סבתא|חברה?) של [A-Za-zÀ-ӿא-ي]+ (?!(?:אמר|ביקש|רוצ|צריכ|שאל|כתב|התקשר|הודיע|מבקש|מעדיפ|אומר))`,
  'u',
);

/** Behind these a word that nothing reads is somebody's name, and behind those it is none. */
export const leadsToName = /(?<![א-ת])(?:את|של|עם) $/;
export const isNoName = /\b(?:the|an?|my|in|to|at|from) (?:[a-z]+ )?$/;

export const isNoNameItself = /ing$|^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|lunch|dinner)$/;

/** What somebody does who comes, or does not: "can't come", "won't make it"; every other verb is of something else. */
export const cannot = /^(?:can't|won't)$/;
export const ofComing =
  /^(?:come|make|do|attend|be|join|get|have|arrive|show|turn|manage|participate|reach|swing|drop|stay|take|meet|fit|commit|travel|drive|bring|pick|teach|work|leave|go|keep|see|learn|study|happen|able|even|really|just|actually|possibly)$/;
export const whoseThing = /^(?:the|my|his|her|any|a|an|our)$/;

export const cannotCome =
  /^(?!.*(?:cancel|בטל|ביטול)).*(?:\b(?:can't|won't|isn't|not|n't) (?:be able to )?(?:come|coming|make|be|arrive|get|stay)\b|(?<![A-Za-zÀ-ӿא-ي])לא (?:יכול[A-Za-zÀ-ӿא-ي]*|אוכל|נוכל|מצליח[A-Za-zÀ-ӿא-ي]*) (?:להגיע|לבוא|להיות|להישאר)|(?<![A-Za-zÀ-ӿא-ي])לא (?:[אניתמ](?:גיע|בוא)[A-Za-zÀ-ӿא-ي]*|באה?)(?![A-Za-zÀ-ӿא-ي]))/u;

/** "Starts school at 8", "his bus leaves at 4", "עובר דירה": what goes on beside the lessons. */
export const goesOnBeside =
  /^(?:starts?|begins?|finish(?:es)?|ends|goes|gets|moves|leaves|arrives|lands|opens|closes|turns|מתחילה?|מסיימת?|עוברת?|מגיעה?|יוצאת?|הולכת?|נגמרת?|חוזרת?)$/;
export const onTheWay = /^(?:to|his|her|the|a|an|their|my|into|of)$/;

/** "I finish school late, can we start at 4:30": what is asked for beside it. */
export const asksBeside =
  /^(?:can|could) |\b(?:please|(?:can|could) (?:i|we|you|he|she|they))\b|(?<![A-Za-zÀ-ӿא-ي])(?:אפשר|בבקשה)(?![A-Za-zÀ-ӿא-ي])/u;
/** Who is absent is the one before it. */
export const isAbsent = /^(?:isn't|is|can't|won't|has|לא|חולה|בחו"ל|בחול)$/;
/** "לא אגיע": the speaker. */
export const ofSelf = /^[אנ](?:גיע|בוא|וכל|היה|צליח|עשה)/;
export const isOneClause =
  /^(?!.*(?:[,;.:?] |\b(?:so|but|and|because|i|i'm|we|cancel\w*)\b|(?<![A-Za-zÀ-ӿא-ي])(?:אז|אבל|אני|אנחנו|לבטל|לא [אנ](?:בוא|גיע|היה|וכל))(?![A-Za-zÀ-ӿא-ي])))/u;
/** What stands there and is nobody. */
export const isNobody =
  /ly$|^(?:there|it|that|this|who|today|maybe|perhaps|sorry|hope|but|if|son|daughter|kids?|child|boy|girl|ה?ילד[A-Za-zÀ-ӿא-ي]*|הקט[ןנ]ה?|הגדולה?|הבכורה?|כנראה|אולי|בטח|נראה|פשוט|גם|היום|ש|כי|אם|ייתכן|יתכן|בסוף|כרגע|אבל)$/u;

/** `bare`: it counts where nothing but "have" is a verb of doing. */
type Telling = readonly [commands: RegExp, text: RegExp, bare?: true];

/** "Maybe I'll", "אולי אבטל": it is not decided. */
export const isMusing =
  /(?:\b(?:maybe|perhaps) (?:i|we)(?:'ll| will| might)|(?<![A-Za-zÀ-ӿא-ي])אולי(?: אני)?) $/u;
export const ofMyself = /^(?:[a-z]|א(?!פשר))/;

/** What is told so orders nothing. */
export const orderless: readonly Telling[] = [
  // "Itay isn't coming late", "לא אגיע בזמן": it takes place.
  [
    calledOff,
    /(?:n't|\bnot|\bnever)(?: (?:be|going to|able to|come|coming|get|getting|arrive|arriving|make it|here|there|gonna)){0,4} (?:late|on time|early)\b|(?<![A-Za-zÀ-ӿא-ي])לא \S+ (?:בזמן|באיחור|מאוחר|מוקדם)(?![A-Za-zÀ-ӿא-ي])/u,
  ],
  // "Won't come prepared", "לא יבוא מחר עם אמא שלו", "can't do without it": how, and not whether.
  [
    calledOff,
    /^(?!.*(?:בטל|\bcancel)).*(?:(?<![A-Za-zÀ-ӿא-ي])לא (?:ב[או]א?ה?|באים|[אינת](?:בוא|גיע)ו?|מגיע[A-Za-zÀ-ӿא-ي]*)(?: [^ ,.;]+){0,3} (?:מוכ(?:ן|נה|נים)|לבד|ברגל|בדיוק|עם (?:אי?מא|אבא|אח|אחות|ההורים|סבתא|סבא))(?![A-Za-zÀ-ӿא-ي])|לא (?:יכול[A-Za-zÀ-ӿא-ي]*|אוכל|נוכל) בלי |(?:n't|\bnot)(?: (?:come|coming|be|get|arrive|arriving|there|here)){1,2}(?: [^ ,.;]+){0,3} (?:prepared|ready|alone|on foot|by (?:bus|car|bike|himself|herself|myself)|exactly|with (?:his|her|my|their) (?:mum|mom|dad|mother|father|parents|brother|sister))\b)/u,
  ],
  [
    /^(?:meeting\.(?:cancel|move)|time\.block)/,
    /(?:\bwanted|\basked for|(?<![A-Za-zÀ-ӿא-ي])רצתה|(?<![A-Za-zÀ-ӿא-ي])רצה|(?<![A-Za-zÀ-ӿא-ي])ביקשה?) (?:(?:a|an|another|extra|עוד) ){0,2}(?:lesson|שיעור)(?![A-Za-zÀ-ӿא-ي]).* (?:but|אבל) (?:i |אני )?(?:can't|לא יכול)/u,
  ],
  // What it was, what somebody thinks, what is owed or will be paid sets no price; what follows it may.
  [
    /^meeting\./,
    /^(?!.*(?:,| now\b| but | so |עכשיו|אבל| אז )).*(?:\bowes?\b|\bwill pay (?:me|us)\b|(?:price|cost|rate)s? (?:was|were|used to be)\b|\bthinks? .*(?:price|cost|rate)s?\b|(?<![A-Za-zÀ-ӿא-ي])(?:[יתנ]של(?:ם|מי|מו) ל(?:י|נו)|(?:חייבת?|חייבים) .*(?:על|עבור)|ה?מחיר[A-Za-zÀ-ӿא-ي]* .*הי(?:ה|ית?ה)|חושב[A-Za-zÀ-ӿא-ي]* ש.*(?:מחיר|עולה))(?![A-Za-zÀ-ӿא-ي]))/u,
  ],
  // "Yael will be late today because she's ill"
  [
    calledOff,
    /^(?!.*(?:cancel|skip|drop|n't|\bno\b|\bnot\b)).*(?:\b(?:will be|gonna be|going to be|running)|'ll be) (?:[^ ]+ ){0,3}late\b/,
  ],
  [calledOff, /\bstays? (?:at )?home (?:after|until|before|on [a-z]+days)\b/],
  // "Forget it, keep Sunday as it is"
  [calledOff, /\bforget (?:about )?(?:it|that)\b(?!.*(?:cancel|n't))/],
  // "I'm not sick any more", "Adam is 10 minutes away", "he can cancel up to 12 hours before", "she always cancels"
  [
    calledOff,
    /\b(?:not|no longer|isn't|aren't) (?:sick|ill|away|abroad|busy)\b(?!.*(?:n't|cancel))|\b(?:may|can) cancel (?:up to|until|any|within|\d)|\b(?:always|keeps?|often|never|usually|sometimes) cancel|\bstay (?:until|till|longer|a bit)\b|יכולה? לבטל (?:עד|כל|בכל)|(?:תמיד|כל הזמן|לפעמים|הרבה) מבטל/,
  ],
  [/^meeting\.(?:cancel|resize|move)/, /\b(?:minutes?|mins?|km|hours?|blocks?) away\b/],
  // "Noa Thursday at 5 doesn't work", "anywhere but Tuesday": when not.
  [
    makes,
    /\b(?:is|are|'s) (?:impossible|not possible|out of the question)$|\b(?:doesn't|won't|don't) (?:work|suit|fit)(?: for \w+)?$|\b(?:anywhere|any (?:other )?(?:day|time)) (?:but|except)\b|לא מסתדר$|בלתי אפשרי$|לכל (?:יום|שעה) חוץ/,
  ],
  // "Can we finish at 5", "I can't stay after 4": when it ends.
  [/^meeting\.move/, /\b(?:finish|end|stay)\b(?!.*\b(?:start|begin|from|move to)\b)/],
  // "Add Itay's friend": whom nobody here knows.
  [
    /^meeting\.attendees/,
    /\b(?:add|put|include|invite) [a-z]+'s (?:friend|brother|sister|cousin|mate|classmate|neighbou?r)\b/,
  ],
  // "Will be there on Sunday", "wants to bring a friend": it takes place as it is.
  [
    /^meeting\.move/,
    /\bcome (?:with (?:an?|his|her|their|my|our)|to (?:an?|the|my|his|her|our) (?!lesson|class|session|group|place|house|home))\b|\bbe (?:there|here)(?: on| at)? [a-z]+$|\bbring(?:s|ing)? (?:an?|some|her|his|their|my) (?!lesson|class|session|slot|time)/,
  ],
  [/^meeting\.move/, /\bstops? (?:the|her|his) .*\b(?:goes on|keeps|continues)\b/],
  // "I want Sunday off", "can I have a break", "from maths to English": no new lesson.
  [
    asksFor,
    /^(?!.*(?:[,;.] |\blesson|שיעור)).*(?:\b(?:want|need|have|get|take|like)s? (?:an? )?(?:[A-Za-zÀ-ӿא-ي]+ )?(?:off|break|pause|rest)\b|(?:רוצ[A-Za-zÀ-ӿא-ي]+|צרי[A-Za-zÀ-ӿא-ي]+|אפשר|מבקש[A-Za-zÀ-ӿא-ي]*) (?:לקחת )?(?:חופש|הפסקה)(?![A-Za-zÀ-ӿא-ي])|\bonly here\b|\b(?:change|switch|move) from [A-Za-zÀ-ӿא-ي]+ to [A-Za-zÀ-ӿא-ي]+$|לעבור מ[A-Za-zÀ-ӿא-ي]+ ל[A-Za-zÀ-ӿא-ي]+$)/u,
  ],
  [/^(?:time\.block|day\.clear)/, /\b(?:keep|leave) .*\bas (?:it|they) (?:is|are)\b|\bi(?:'ve)? blocked\b/],
  // "Yesterday I moved Omer", "you cancelled Sunday", "yesterday's group lasted two hours": what was done.
  [
    /^(?:day|time|meeting)\.(?!remind|describe)/,
    /^(?:(?:yesterday|today|earlier|earlier today|this morning|last [A-Za-zÀ-ӿא-ي]+|on [A-Za-zÀ-ӿא-ي]+day)[, ]+)?(?:i|we|you) (?:already |just |accidentally )?(?:moved|cancell?ed|rescheduled|postponed|changed|skipped|deleted|removed|switched|pushed|shifted)\b(?!.*[,;.] )|\b(?:last|yesterday).* i gave\b|^(?:please )?remind (?:me|us) to\b|^(?:ת|ל?ה)זכירי? ל(?:י|נו) ל/u,
  ],
  [
    /^meeting\.resize/,
    /\b(?:lasted|took|went on|ran (?:for|over))\b|(?<![A-Za-zÀ-ӿא-ي])(?:נמשכ[הו]?|ארכ[הו])(?![A-Za-zÀ-ӿא-ي])/u,
  ],
  [
    /^meeting\.cancel/,
    /\bcancell?ed (?:[^,;]{0,30} )?(?:last|yesterday|twice|times)\b|(?<![A-Za-zÀ-ӿא-ي])ביטל[הו]? (?:[^,;]{0,30} )?(?:אתמול|שלשום|בשבוע שעבר|פעמיים|פעמים)/u,
  ],
  [calledOff, /^(?:שמעתי|סיפרו לי|אומרים) ש|^(?:i heard|i was told) /],
  // "רצה לבטל אבל שכנעתי אותו", "שכחתי לבטל את יעל אתמול"
  [
    /^meeting\.cancel/,
    /(?:\bwanted to cancel|(?<![A-Za-zÀ-ӿא-ي])(?:רצ(?:ה|תה|יתי)|התכוונ(?:ה|תי)) לבטל)(?![A-Za-zÀ-ӿא-ي]).* (?:but|אבל)(?![A-Za-zÀ-ӿא-ي])(?!.*(?:cancel|בטל))|(?:\bforgot to|שכחתי ל)(?! ask).*(?:yesterday|\blast\b|אתמול|שעבר)/u,
  ],
  // "עזבי להעביר את ראשון", "הייתי צריכה לבטל", "קשה לי להגיע": nothing is asked for.
  [
    /./,
    /(?<!don't )\bforget (?:about )?(?:mov|cancel|book|postpon)[a-z]*ing\b|(?<![A-Za-zÀ-ӿא-ي])ת?עזו?בי? ל(?:בטל|דחות|קבוע|ה(?:עביר|זיז|קדים))/u,
  ],
  [
    asksFor,
    /(?<![A-Za-zÀ-ӿא-ي])(?:איחר(?:ה|ו|תי|נו)?(?= )|היי(?:תי|נו) צריכ?(?:ה|ים)? ל(?:בטל|דחות|העביר|הזיז)|קשה ל[א-ת]+ ל(?:הגיע|בוא))/u,
  ],
  // "Noam transferred 140"
  [/^meeting\.move/, /(?<![A-Za-zÀ-ӿא-ي])העבירה? (?:לי |לך )?\d{2,4}(?! דק)(?!\d)/u],
  [
    /./,
    /(?:'m|'re|\bam|\bare) not (?:asking|requesting|suggesting)\b(?!.*\b(?:but|just|only|rather|instead)\b)/,
  ],
  [/./, /\b(?:was|were) (?:just )?(?:going|about|planning|meaning|hoping) to (?!ask|say|tell|suggest)/],
  [/approve$/, /(?:\b(?:love|like|happy|glad|want) to|(?:שמחה?|אשמח|רוצה|רציתי) ל).* (?:but|אבל) /],
  [asksFor, /\b(?:called|rang|phoned|texted|visited) (?:me |us )?(?:on|at|yesterday|this|last)\b/, true],
  // "דנה תאחר ביום ראשון בעשר דקות": late, and at the same hour.
  [
    /^meeting\.move/,
    /^(?!.*(?:(?<![A-Za-zÀ-ӿא-ي])את |אפשר|אולי|[לתנ]ה?(?:זיז|עביר|קדי|תחיל)|[לתנ]דח|שיהיה)).*(?<!(?<![A-Za-zÀ-ӿא-ي])ל[A-Za-zÀ-ӿא-ي]{2,12} )(?<=[A-Za-zÀ-ӿא-ي] )(?:קצת )?(?:[ית]אחרו?|[אנ]אחר|מאחר(?:ת|ים)?)(?![A-Za-zÀ-ӿא-ي])/u,
  ],
  // "לסיים קצת קודם": earlier, and not for good.
  [calledOff, /(?<![A-Za-zÀ-ӿא-ي])[לנת]סיים (?!.*בטל).*(?:מוקדם|קודם|לפני הזמן)/u],
  // "I can come after all"
  [
    asksFor,
    /^לא[,.]? (?:אני )?כן (?:אגיע|אבוא|מגיע|באה?)(?!.*\d)|(?<![A-Za-zÀ-ӿא-ي])בסוף (?:אני )?כן (?:יכול|אוכל|נוכל|[אנית](?:בוא|גיע)|באה?|מגיע)|\b(?:can|will) (?:come|make it)\b.* after all\b/u,
  ],
  [/^meeting\.request/, exam, true],
  [
    /^meeting\.request/,
    /^(?:(?:my|our|[A-Za-zÀ-ӿא-ي]+'s) lessons? (?:is|are) |(?:i|we) (?:already )?have (?!to\b)|[A-Za-zÀ-ӿא-ي]+ (?:already )?has |ה?שיעור (?:שלי|שלנו|של [A-Za-zÀ-ӿא-ي]+) ב|(?:כבר )?יש ל|ל[A-Za-zÀ-ӿא-ي]+ (?:כבר )?יש )/u,
    true,
  ],
];

/** What may be told and may be an order is asked about. */
export const doubtful: readonly Telling[] = [
  // "…, I changed my mind", "…, הוא נשאר כרגיל": what was ordered may be taken back.
  [
    /./,
    /[,.;] ?(?:[^ ,.;]{1,12} ){0,3}(?:chang(?:ed|ing) (?:my|his|her|our) mind|regret|pulling (?:your|my) leg|teasing|kidding|joking|nonsense|never ?mind|stay(?:s|ing)|(?:he|she|it|they) (?:stay|keep|remain)s?|remain(?:s|ing)|(?:take|taking) (?:it|that) back)\b|[,.;] ?(?:[^ ,.;]{1,12} ){0,3}(?:התחרט|חזר(?:תי|נו) ב|צחק|בדיחה|מתבדח|משגע|דעתי|מוותר|שטויות|נשאר|[תי]י?שאר|ממשי|מתקיי)/u,
  ],
  // "אדם יגיע באיחור של רבע שעה": whether the lesson begins later is not said.
  [
    /^meeting\.move/,
    /(?<![A-Za-zÀ-ӿא-ي])(?:[איתנ](?:בוא|גיע)ו?|באה?|באים|מגיע(?:ה|ים)?) [^,.;]{0,40}(?:באיחור|מאוחר(?! יותר))/u,
  ],
  // "Her request is fine but I'm full then": a yes that is bounded.
  [/^(?:pending|request)\.approve$/, / (?:but|אבל) /],
  // A thought is no order yet; what hangs on room, or is of some people alone, is not done to all.
  [
    /./,
    /\b(?:maybe|perhaps|(?:what|how) about [a-z]+ing)\b|(?<![A-Za-zÀ-ӿא-ي])(?:אולי (?:כדאי )?(?=[לנ][א-ת]{3}|[א-ת]+ [ית][א-ת]{3})|(?:מה עם|ומה עם) (?=ל[א-ת]{3}))/u,
  ],
  [/^meeting\.attendees/, /אם (?:יש|יהיה|נשאר) .*מקום/],
  [
    /^time\.block/,
    /\bonly for (?:[a-z]+ )?(?:students|kids|people|pupils|groups?)\b|(?<![A-Za-zÀ-ӿא-ي])(?:רק ל(?:תלמיד|ילד|חדש|קבוצ)|ל(?:תלמיד|ילד)[A-Za-zÀ-ӿא-ي]+ יש )/u,
  ],
  [
    calledOff,
    /\bskip(?:ping)? (?:ahead |forward )?to\b|דלג\S* ל(?:שבוע|יום|ראשון|שני|שלישי|רביעי|חמישי|שישי)(?![A-Za-zÀ-ӿא-ي])|\b(?:i|we)(?:'d| would) (?:really )?love to\b|(?<![A-Za-zÀ-ӿא-ي])(?:כנראה|נראה לי)(?![A-Za-zÀ-ӿא-ي])/u,
  ],
  [makes, /\b(?:likes|loves|prefers|enjoys)\b|(?<![A-Za-zÀ-ӿא-ي])(?:מעדי[פף]|אוהב)|^ל[A-Za-zÀ-ӿא-ي]+ מתאי/u],
  [
    makes,
    /^(?:i|we)(?:'ve| have) (?:already |just )?(?:put|given|booked|added|set|moved)\b|^(?:i|we) gave\b/,
  ],
  [
    asksFor,
    /\b(?:already|has)\b|\bis (?:at|on) .*\bnow$|(?<![A-Za-zÀ-ӿא-ي])כבר(?![A-Za-zÀ-ӿא-ي])|עכשיו$|^ל[A-Za-zÀ-ӿא-ي]+ יש /u,
    true,
  ],
  [
    /^meeting\.move/,
    /^(?!.*(?:במקום|אפשר)).*(?<![A-Za-zÀ-ӿא-ي])(?:(?<!את |אתה )יכול\S* (?:לבוא|להגיע|.{0,30}רק|גם)|אני אגיע)(?![A-Za-zÀ-ӿא-ي])/u,
  ],
  [asksFor, /\bcan only\b|(?<![A-Za-zÀ-ӿא-ي])יכול\S* .*(?:רק|גם)(?![A-Za-zÀ-ӿא-ي])/u],
  [makes, /^[A-Za-zÀ-ӿא-ي]+(?: (?:שלח|כתב|שאל|ביקש)ה?(?: לי)?)? ?: .*\?/u],
  [makes, /(?<![A-Za-zÀ-ӿא-ي])כבר יש(?![A-Za-zÀ-ӿא-ي])/u],
  // "My son is sick tomorrow": of the teacher's own lessons it is not said.
  [
    /^day\.clear/,
    /^(?!.*\b(?:so|and|cancel|clear)\b)(?:my|our) (?:[A-Za-zÀ-ӿא-ي]+ )?(?:son|daughter|kids?|child|baby|girl|boy|mum|mom|dad|mother|father|husband|wife) (?:is|are|has) [^,]*$|^(?:הבן|הבת|הילד|הילדה|התינוקת?|אי?מא|אבא) של(?:י|נו) [A-Za-zÀ-ӿא-ي]+ [A-Za-zÀ-ӿא-ي]+$/u,
  ],
  // "Somebody cancelled Sunday": who did it is not here.
  [
    calledOff,
    /(?:\b(?:they|somebody|someone) (?:have |has )?|(?<![A-Za-zÀ-ӿא-ي])(?:מישה[וי] |הם ))(?:cancell?ed|ביטל)|(?<![A-Za-zÀ-ӿא-ي])ביטלו ל(?:י|נו)(?![A-Za-zÀ-ӿא-ي])/u,
  ],
  // "Leave Thursday, block Friday": the first is let be, or left out.
  [/^time\.block/, /^(?:leave|forget|ת?עזו?בי?) [^,]+, /],
  // Kept clear of lessons, or for them.
  [/^(?:time\.block|day\.clear)/, /\band (?:keep|leave) .*\b(?:free|clear|empty)\b/],
];

/** "Rivka asked to move Adam", "רבקה כתבה שהיא צריכה": what the teacher wants is not yet what who learns does. */
export const saysOrWants =
  /^(?:ask|sa(?:y|id)|wr[io]te|told|tell|suggest|want|need|ha[sd]$|prefer|offer|אמר|אומר|כתב|כותב|ביקש|מבקש|הציע|מציע|רוצ|צרי|הודיע|סיפר|שאל|היא$|הוא$)/;

/** "Sick, but will come": the day behind it is one on which somebody comes. */
export const comesAnyway =
  / (?:but|אבל) (?:(?!(?:not|never|no|can|לא|אל|אולי) )[A-Za-zÀ-ӿא-ي]+(?:'ll|'m|'s| will| is| am| are| can)? )?(?:still |כן |בכל זאת )?(?:com(?:e|ing)|be (?:there|here)|make it|[אינת](?:בוא|גיע)ו?|באה?|מגיעה?)(?![A-Za-zÀ-ӿא-ي'])/u;

/** "All but the group": nothing is done to the very one that is left out. */
export const allBut =
  /\b(?:everyone|everybody|all)\b[^,;.]{0,60} (?:except|but|apart from|other than) |(?<![A-Za-zÀ-ӿא-ي])[להמ]?(?:כולם|כל)(?![A-Za-zÀ-ӿא-ي])[^,;.]{0,60} (?:חוץ|למעט|מלבד) /u;
export const ofOne = /^meeting\.(?:price|add|move|change|repeat|resize)$/;

/** "Sick, can we do tomorrow on zoom": it is held, elsewhere. */
export const heldOnline =
  /^(?!.*(?:בטל|cancel)).*(?:(?<![A-Za-zÀ-ӿא-ي])(?:אפשר|אבל|אז|נעשה|תעשי|במקום)(?![A-Za-zÀ-ӿא-ي])[^.;]* (?:ב?זום|אונליין|מרחוק|בוו?ידאו)|\b(?:can|could|but|so|let's|we'll|instead)(?!')\b.* (?:zoom|online|remotely|video)\b)/u;
