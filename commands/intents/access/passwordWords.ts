/** What a sentence with a password in it is about: one that is forgotten, or another one. */
const isLost =
  /\bforg[eo]t|\breset|\brecover|\blost\b|\blose\b|\bremember|\brestore|(?:not|isn't|isnt|doesn't|doesnt|won't|wont) work|שכח|א[יפ]פוס|אפס|זוכר|עובד|איבד|שחזור|לשחזר|תשחזר/;

export const isOfPassword = (text: string): boolean => /\bpass(?:words?|code)?\b|סיסמ/.test(text);
export const isForgotten = (text: string): boolean => isLost.test(text);

/** "don't reset", "אל תאפס": what it says of remembering is none of it. */
export const isCalledOff = (text: string): boolean =>
  /\b(?:don't|dont|do not|never) (?:reset|recover|restore|change|update|replace|set)|(?<![A-Za-zÀ-ӿא-ي])(?:אל|לא) (?:ת|ל)(?:אפס|שחזר|שנ|חליפ|חליף|החליף|עדכנ|עדכן)/u.test(
    text,
  );

export const anyPassword = {
  en: ['(password|passwords|passcode|pass)'],
  he: ['(סיסמה|סיסמא|הסיסמה|הסיסמא|סיסמתי|סיסמאות)'],
};

/** Everything around the word itself says only that. */
export const passwordIdle =
  /^(?:change|changing|update|set|choose|pick|replace|another|different|other|old|account|email|mail|link|reset|resetting|recover|recovery|restore|remember|forgot|forgotten|forget|lost|send|working|work|doesn|isn|can|can't|don't|dont|not|not working|[בהולמשת]{0,3}(?:שנות|שנה|שני|שינוי|משנים|חליף|חליפי|החליף|חלפת|חלפה|עדכן|עדכני|בחור|אחרת|חדשה|ישנה|שכחתי|שכחנו|זוכר|זוכרת|עובדת|עובד|אפס|אפסי|איפוס|אפסים|איבדתי|שחזור|שחזר|חשבון|מייל|קישור)|לא|החלפת|מאפסים)$/;
