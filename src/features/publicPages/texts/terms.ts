import { plans } from '../../../../domain/plans/plans.ts';
import type { Texts } from './text.ts';

const { students, attendees, subjects } = plans.basic.limits;

export const terms: Texts = {
  he: {
    title: 'תנאי שימוש',
    lead: 'מה מותר, מה צפוי, ומה קורה כשמפסיקים. מי שנרשם מסכים לתנאים האלה.',
    since: 'בתוקף מ־24 בנובמבר 2026',
    parts: [
      {
        title: 'החשבון',
        says: [
          [
            'החשבון אישי. הפרטים בו אמיתיים, והסיסמה לא נמסרת לאיש.',
            'חשבון של מורה או של הורה פותחים מגיל 18. ילדים לומדים דרך החשבון של ההורה, או בחשבון משלהם באישור ההורה.',
            'מורים אחראים למה שנרשם ביומן שלהם ולכך שמותר להם לרשום את פרטי התלמידים.',
          ],
        ],
      },
      {
        title: 'בין המורה לתלמידים',
        says: [
          'השיעורים הם עניין של המורה ושל התלמידים. המחירים וההסכם הם של המורה, ומי שמבקשים להצטרף מאשרים את נוסח ההסכם שהיה באותו יום; מי שפותחים חשבון בהזמנת המורה יכולים לאשר אותו גם אחר כך. יומן שיעורים רושם את מה שסוכם, ואינו צד לו.',
          'סכומים, חיובים ותשלומים שנרשמים כאן הם רישום פנימי. זה אינו מסמך מס ואינו תחליף לקבלה או לחשבונית שהחוק דורש.',
        ],
      },
      {
        title: 'מסלולים ותשלום',
        says: [
          [
            'כל מורה מתחיל בשלושה שבועות ניסיון של אולטרה, בלי כרטיס אשראי. בסופם שום דבר לא נגבה מעצמו.',
            `המסלול הבסיסי חינם: עד ${students} תלמידים, ${attendees} משתתפים בשיעור ו־${subjects} מקצועות.`,
            'פרימיום עולה מ־19.99 דולר לחודש. מחיר אולטרה מוצג לפני התשלום. משלמים מראש, חודש אחרי חודש.',
            'אפשר לבטל בכל עת בהגדרות. מה ששולם נשאר פעיל עד סוף התקופה.',
            'תלמידים והורים לא משלמים על השימוש.',
          ],
        ],
      },
      {
        title: 'שימוש הוגן',
        says: [
          'אסור לנסות להגיע לנתונים של אחרים, להעמיס בכוונה על השירות, לשלוח דרכו דואר שלא התבקש, או לרשום בו דבר שפוגע באדם אחר או בזכויותיו. חשבון שעושה זאת אפשר להשעות.',
        ],
      },
      {
        title: 'הנתונים שלך',
        says: [
          'מה שנרשם נשאר שלך. בכל רגע אפשר להוריד את הכול, גם אחרי שהמסלול הסתיים, ואפשר למחוק את החשבון. מדיניות הפרטיות אומרת מה נשמר ולמי.',
        ],
      },
      {
        title: 'אחריות',
        says: [
          'השירות ניתן כמו שהוא. אנחנו עושים מה שצריך כדי שהנתונים לא יאבדו ושהשירות יעמוד, אבל לא מתחייבים שלא תהיה אף תקלה, ולא אחראים לשיעור שלא התקיים או להכנסה שנמנעה בגללה. מה שהחוק לא מאפשר להגביל אינו מוגבל כאן.',
        ],
      },
      {
        title: 'שינויים',
        says: [
          'כשהתנאים משתנים, הנוסח החדש מופיע כאן עם התאריך שלו. מי שלא מסכים לו יכול להוריד את הנתונים ולמחוק את החשבון.',
        ],
      },
    ],
  },
  en: {
    title: 'Terms of use',
    lead: 'What is allowed, what to expect, and what happens when you stop. Whoever signs up agrees to these terms.',
    since: 'In force since 24 November 2026',
    parts: [
      {
        title: 'Your account',
        says: [
          [
            'An account is personal. Its details are true, and its password stays with its owner.',
            'Accounts of teachers and parents are for people aged 18 and over. Children learn through their parent’s account, or through one of their own with the parent’s consent.',
            'A teacher answers for what stands in their calendar, and for being allowed to note the details of their students.',
          ],
        ],
      },
      {
        title: 'Between teacher and students',
        says: [
          'Lessons are a matter between a teacher and their students. The teacher sets prices and a contract, and whoever asks to join accepts the contract as it reads on that day; whoever opens an account by the teacher’s own invitation may accept it later. Lesson Desk records what was agreed and is no party to it.',
          'Amounts, charges and payments noted here are an internal record. They are no tax document and do not replace a receipt or an invoice that the law asks for.',
        ],
      },
      {
        title: 'Plans and payment',
        says: [
          [
            'Every teacher starts with a three-week trial of Ultra, without a card. When it ends, nothing is charged by itself.',
            `The Basic plan is free: up to ${students} students, ${attendees} students in a lesson and ${subjects} subjects.`,
            'Premium costs from 19.99 USD a month. The price of Ultra is shown before you pay. Plans are paid in advance, month by month.',
            'You can unsubscribe at any time in the settings. What was paid for stays active to the end of its period.',
            'Students and parents do not pay to use it.',
          ],
        ],
      },
      {
        title: 'Fair use',
        says: [
          'Do not try to reach other people’s data, overload the service on purpose, send unsolicited mail through it, or note anything that harms another person or their rights. An account that does so may be suspended.',
        ],
      },
      {
        title: 'Your data',
        says: [
          'What you note stays yours. You can download all of it at any moment, also after a plan has ended, and you can delete your account. The privacy policy says what is kept and for whom.',
        ],
      },
      {
        title: 'Liability',
        says: [
          'The service is provided as it is. We do what it takes to keep your data and to keep the service running, but we do not promise that nothing ever fails, and are not liable for a lesson that did not take place or for income lost because of it. What the law does not let anybody limit is not limited here.',
        ],
      },
      {
        title: 'Changes',
        says: [
          'When these terms change, the new text appears here with its date. If you do not agree with it, you can download your data and delete your account.',
        ],
      },
    ],
  },
};
