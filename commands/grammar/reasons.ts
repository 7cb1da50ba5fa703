/** The words between a reason and the order that follows it or stands before it, of both languages. */

/** A verb that links, and is no order. */
export const isLinking = /^(?:is|are|am|i'm|has|be|'s)$/;

/** What is told on a condition is no reason. */
export const isOpen =
  /\b(?:if|unless|whether|maybe|perhaps|or|should|why|except|but not|until i|when|kidding|joking|jk)\b|(?<![A-Za-zÀ-ӿא-ي])(?:סתם|צוחקת?|בצחוק|אם|אולי|כמה|מתי|איפה|איזה|איזו|אילו|או|חוץ|למעט|מלבד|האם|למה|כש[A-Za-zÀ-ӿא-ي]+|בתנאי|אלא)(?![A-Za-zÀ-ӿא-ي])/u;

/** What may stand between the reason and the verb: "…, so please", "אז בבקשה". */
export const between =
  /^(?:so|then|ok|okay|please|pls|plz|and|just|can|could|you|u|אז|ולכן|לכן|בבקשה|נא|פשוט|אפשר|תוכל|תוכלי|[,;.:!-])$/;

/** A verb at the very end is no order after one of these, nor where anything was denied. */
export const noOrder =
  /^(?:i|שאני|שאנחנו|to|in|my|the|a|an|his|her|their|our|this|that|of|for|will|would|did|was|has|said|says|bank)$/;

export const denies = /^(?:not|don't|dont|doesn't|didn't|can't|cant|won't|wont|never|no|אל|לא|בלי|אין)$/;

export const callsOff =
  /\b(?:cancel|drop|skip|delete|remove|scrap|block|clear|close)|בטל|מחק|ורי?ד|חסו?מ|פנ[הי]|סגו?ר/;

export const draws = /^(?:so|then|אז|אפשר|ולכן|לכן|[,;.:!-])$/;

export const ends = /^(?:it|them|this|that|out|off|pls|please|את|כולם|הכו?ל|אותו|אותה|אותם|זה|בבקשה|תודה)$/;

export const because =
  /(?: כי | בגלל | because | since (?!the [a-z]+$)| as (?=(?:he|she|they|i|we|my|his|her|their|there)\b))/;

/** "…, הוא במחנה", "כי היא חוזרת מטיול": who it is about, and how they are. */
export const isHow = /^(?:הוא|היא|הם|הן)(?! (?:רוצ|צרי|מבקש|מעדי|יכול|תמיד|עוד))(?![A-Za-zÀ-ӿא-ي])/u;

/** "…, they never get through it all", "…, a new mum wants it", "…, I'll be up north": no order begins so. */
export const isClause =
  /^(?!.*(?:\b(?:longer|shorter|earlier|later|sooner|instead|more|less|only|both|(?:can't|won't) (?:come|make|do|be|attend|get)|mind|kidding|joking|cancel|move|change|sure|certain|decided|final|idea|joke|opposite|question|thought|yet|others|rest|exception|pays?|paid|paying|charged?|fee|free|along|also|too(?! (?:late|early|far|much|hard|long|tired|busy|soon|difficult)\b)|together|repeats?)\b|n't (?:really )?(?:want|need|agree|deserve|mean|like (?:it|that|this)$)))(?:(?:he|she|they|it)(?:'s|'re|'ll|'ve)?|(?:i|we)(?:'m|'re|'ll be|'ve got)|(?:i|we) (?:have|need|got) to (?:fetch|pick|collect|drive|take|go|run|be|visit|attend|study|work|rest)|there's|(?:an?|the|his|her|their|my|our|some)(?=.*(?:'s|\b(?:is|are|was|has|have|had|will|[a-z]+(?:ed|[^s']s)))\b)) [a-z']+ |^(?!.*(?:יותר|פחות|קצר|ארוכ?|במקום|רק|גם|רוצ|צרי|מעדי|יכול|אוכל|בטל|הז[יז]|שנה|בטוח|סופי|החלי|הסכ|מסכי|בדיחה|רעיון|הפוך|נכון|אמת|ראוי))(?:ה(?:וא|יא|ם|ן)|הקבוצה|אי?מא|אבא|הורה|תלמידה?) |^(?:(?:אני|אנחנו) (?:צריכ(?:ה|ים)|צריך|חייב(?:ת|ים)?) (?:לאסוף|לקחת|ללכת|לנסוע|להיות|להסיע|לטפל|לבקר|להביא|לנוח|ללמוד|לעבוד)|זה (?:נגמר|מתחיל|רחוק|יוצא|נופל)) /;

/** What is said in a clause so and turns or bounds an order. */
export const turnsIt =
  /^(?:place|scope|notify|noun|which|same|price|limit|count|length|title|direction|req)$/;

/** "…, לא זורם לי", "…, it doesn't suit me": why, and nothing is taken back. */
export const doesNotSuit =
  /^(?:(?:זה|השעה|הזמן|היום) )?(?:כבר )?לא (?:זורם|זורמת|נוחה?|מתאימה?|מסתדר|מסתדרת|כיף|טוב) (?:ל(?:י|נו|ו|ה|הם))[.!]*$|^(?:הוא|היא|הם) (?:כבר )?לא (?:ממשיכ(?:ה|ים)?|ממשיך|ימשיכו?|תמשיך)(?: יותר)?[.!]*$|^(?:(?:it|that|this|the (?:time|day|hour)) )?(?:just )?(?:doesn't|does not|isn't|won't) (?:work|suit|fit)(?: for)? (?:me|us|him|her|them)[.!]*$|^(?:i|we|he|she|they) (?:can't|can not|cannot)(?: (?:do|make))?(?: (?:it|then|(?:on )?(?:that|this) (?:day|hour|time)))?[.!]*$|^(?:אני|אנחנו|הוא|היא) לא (?:יכול(?:ה|ים)?|פנויה?) (?:אז|ב(?:אות[הו] |)(?:יום|שעה)(?: הזה| הזאת| הזו)?)[.!]*$/;

/** "…, I want to put it on WhatsApp": what is asked for is used so. */
export const isForUse =
  /^(?:i want|i'd like|i need) to \S+ (?:it|them)\b|^(?:אני )?(?:רוצה|צריכה?) ל\S+ אות[והם]/;

/** "…, I've got jury duty", "…, נוסעים לים": what somebody has, is or does, in words of its own. */
export const givesReason =
  /^(?!.*\b(?:kidding|joking|joke|jk|lol|thinking|sure|opposite|contrary|idea)\b)(?:an?|i|i'm|i'll|i've|we|we're|we'll|we've|he|he's|she|she's|they|they're|my|his|her|their|our|the|there's|it's|its) \S+ \S|^(?!.*(?:חשו?ב|חושב|בטוח|מתלבט|שוקל|בודק|לבדוק))(?:(?:אני|אנחנו|הוא|היא|הם|הן|יש|היה) \S{2}|[א-ת]{2,}(?:ים|תי|נו) [א-ת]{2})/;

/** A payment that is told beside who came is not left out in silence. */
export const pays = /\bpa(?:id|ys)\b|(?<![A-Za-zÀ-ӿא-ي])ו?(?:שיל(?:ם|מה)|משל(?:ם|מת))(?![A-Za-zÀ-ӿא-ي])/u;

export const isHad = /^(?:is|are|has|had|was|were|missed|יש|היה|היי?תה|פנויה?)$/;

/** What somebody said or will do is no order of whoever tells it. */
export const isTold =
  /\b(?:said|says|told|will|would|'ll)\b|'ll\b|(?<![A-Za-zÀ-ӿא-ي])(?:אמר|אמרה|אמרו|סיפרה?|חלמתי|ראיתי|שמעתי)(?![A-Za-zÀ-ӿא-ي])/u;
