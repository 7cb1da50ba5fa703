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
  PLAN_LIMIT: { title: 'המסלול הנוכחי לא כולל את זה', why: 'מסלול גבוה יותר מסיר את המגבלה.' },
  CAPACITY: { title: 'אין מקום פנוי', why: 'כל המקומות בשיעור תפוסים.' },
  BLOCKED: { title: 'הקשר חסום', why: 'המורה חסם או חסמה קביעת שיעורים חדשים.' },
  TOO_MANY: { title: 'יותר מדי בבת אחת', why: 'אפשר לחלק את זה לכמה פעמים.' },
  ROLLED_BACK: { title: 'שום דבר לא נשמר', why: 'צעד אחר באותה תוכנית נדחה, ולכן גם הצעד הזה.' },
  REQUEST_REUSED: { title: 'הבקשה כבר נשלחה', why: 'אותה בקשה נשלחה עם פרטים אחרים. אפשר לכתוב אותה מחדש.' },
  RATE_LIMITED: { title: 'לאט לאט', why: 'יותר מדי בקשות בזמן קצר. אפשר לנסות שוב בעוד רגע.' },
  INTERNAL: { title: 'משהו השתבש אצלנו', why: 'שום דבר לא נשמר. אפשר לנסות שוב.' },
} satisfies Record<RefusalCode, Sentence>;
