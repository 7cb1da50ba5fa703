/** Things that are cancelled, moved and added as lessons are, and are none: a payment, a reminder, an account. */
const others =
  /(?<![A-Za-zÀ-ӿא-ي])(?<!(?:תשלחי?|בלי|ללא|עם) )ו?(?:ה|ל|מה|של ה)?(?:תזכורת|תזכורות|הערה|הערות|תשלום|תשלומים|חשבון|חשבונית|התראות|התראה|הודעה|הודעות|מנוי|הנחה|הנחות|הוצאה|הוצאות|חוב|חובות|חיוב|חיובים|שילם|שילמה|שילמו|קבלה|קבלות|סיסמה|סיסמא|פרופיל|(?<!שיעור(?: [א-ת]{3,8})? ל)תלמידה? חדשה?|מקצוע חדש|שעות ה?עבודה)(?![A-Za-zÀ-ӿא-ي])/u;

export const speaksOfOthers = (text: string): boolean => others.test(text);

/** "The first half hour", "20 הדקות האחרונות": a part of a lesson, and neither the whole of it nor how long it is. */
export const ofPart = /\b(?:first|last) (?:\S+ ){0,2}(?:hour|min)|(?:שעה|דקות) ה(?:ראשונ|אחרונ)/;
