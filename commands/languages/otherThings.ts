/** Things that are cancelled, moved and added as lessons are, and are none: a payment, a reminder, an account. */
const others =
  /(?<![A-Za-zÀ-ӿא-ي])(?<!(?:תשלחי?|בלי|ללא|עם) )ו?(?:ה|ל|מה|של ה)?(?:תזכורת|תזכורות|הערה|הערות|תשלום|תשלומים|חשבון|חשבונית|התראות|התראה|הודעה|הודעות|מנוי|הנחה|הנחות|הוצאה|הוצאות|חוב|חובות|חיוב|חיובים|שילם|שילמה|שילמו|קבלה|קבלות|סיסמה|סיסמא|פרופיל|תלמיד חדש|תלמידה חדשה|מקצוע חדש|שעות ה?עבודה)(?![A-Za-zÀ-ӿא-ي])/u;

export const speaksOfOthers = (text: string): boolean => others.test(text);
