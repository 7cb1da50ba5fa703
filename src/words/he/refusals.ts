/** Why something that was understood is not done. Every refusal code has a sentence; a missing one does not compile. */
import type { RefusalCode } from '../../../domain/basics/refusal.ts';

type Sentence = { title: string; why: string };

export const refusals = {
  UNAUTHENTICATED: { title: 'צריך להיכנס שוב', why: 'הכניסה הסתיימה, ולכן שום דבר לא נשלח.' },
  FORBIDDEN: { title: 'אין הרשאה לזה', why: 'הפעולה הזאת שמורה למי שהשיעור שלו.' },
  NOT_FOUND: { title: 'זה לא נמצא', why: 'אולי זה הוסר בינתיים, ואולי זה לא שלך.' },
  BAD_REQUEST: { title: 'חסר כאן פרט', why: 'אחד הפרטים חסר או לא במקומו.' },
  BAD_TIME: { title: 'אין זמן כזה', why: 'הסוף לפני ההתחלה, או שהמועד לא קיים או רחוק מדי.' },
  BAD_RULE: { title: 'חזרה כזאת לא אפשרית', why: 'אפשר לחזור כל יום, שבוע, חודש או שנה, ולפחות פעם אחת.' },
  CLASH: { title: 'המועד תפוס', why: 'יש כבר שיעור בזמן הזה. אפשר לבחור מועד פנוי, או לקבוע בכל זאת.' },
  CHANGED_MEANWHILE: {
    title: 'זה השתנה בינתיים',
    why: 'מישהו שינה את השיעור אחרי שהוצג. התוכנית חושבה מחדש.',
  },
  ALREADY_BEGUN: { title: 'השיעור כבר התחיל', why: 'מועד, אורך ומשתתפים של שיעור שהתחיל לא משתנים.' },
  WRITTEN_SINCE: { title: 'אי אפשר לבטל את הפעולה', why: 'מישהו שינה את אותם שיעורים מאז.' },
  BILLING: { title: 'התשלום לא עבר', why: 'שום דבר לא השתנה; אפשר לנסות שוב בעוד רגע.' },
  PLAN_LIMIT: { title: 'המסלול הנוכחי לא כולל את זה', why: 'מסלול גבוה יותר מסיר את המגבלה.' },
  CAPACITY: { title: 'אין מספיק מקומות', why: 'בשיעור יהיו יותר משתתפים ממקומות.' },
  BLOCKED: { title: 'הקשר חסום', why: 'המורה חסם או חסמה קביעת שיעורים חדשים.' },
  TOO_MANY: { title: 'יותר מדי בבת אחת', why: 'אפשר לחלק את זה לכמה פעמים.' },
  NAME_TAKEN: { title: 'השם כבר תפוס', why: 'יש כבר מקצוע בשם הזה. אפשר לבחור שם אחר.' },
  TITLE_EXISTS: { title: 'הכותרת כבר קיימת', why: 'לשיעור אחר במקצוע הזה יש אותה כותרת.' },
  IN_USE: { title: 'זה עדיין בשימוש', why: 'יש שיעורים עתידיים במקצוע הזה. הם יכולים לשמור על שמו.' },
  CONTRACT_CHANGED: { title: 'קודם מאשרים את החוזה', why: 'צריך לאשר את החוזה של המורה כפי שהוא עכשיו.' },
  ALREADY_ASKED: { title: 'הבקשה כבר נשלחה', why: 'הבקשה מחכה לתשובה של המורה.' },
  CODE_WRONG: { title: 'קוד אימות שגוי', why: 'הקוד שגוי או שתוקפו פג. אפשר ליצור קוד חדש.' },
  ROLLED_BACK: { title: 'שום דבר לא נשמר', why: 'צעד אחר באותה תוכנית נדחה, ולכן גם הצעד הזה.' },
  REQUEST_REUSED: { title: 'הבקשה כבר נשלחה', why: 'אותה בקשה נשלחה עם פרטים אחרים. אפשר לכתוב אותה מחדש.' },
  RATE_LIMITED: { title: 'לאט לאט', why: 'יותר מדי בקשות בזמן קצר. אפשר לנסות שוב בעוד רגע.' },
  MAINTENANCE: { title: 'השרת סגור לתחזוקה', why: 'אפשר לקרוא הכול; לשנות אפשר יהיה בעוד כמה דקות.' },
  INTERNAL: { title: 'משהו השתבש אצלנו', why: 'שום דבר לא נשמר. אפשר לנסות שוב.' },
} satisfies Record<RefusalCode, Sentence>;
