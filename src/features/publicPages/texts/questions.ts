/** What people ask before they sign up; figures come from the table of plans. */
import { plans } from '../../../../domain/plans/plans.ts';
import type { WholeLanguage } from '../../../../domain/basics/languages.ts';

export type Question = { ask: string; answer: string };
export type Questions = { title: string; lead: string; all: readonly Question[] };

const { students, attendees, subjects } = plans.basic.limits;

export const questions: Record<WholeLanguage, Questions> = {
  he: {
    title: 'שאלות נפוצות',
    lead: 'לא מצאת תשובה? אפשר לכתוב לנו, ונענה תוך 24 שעות.',
    all: [
      {
        ask: 'צריך לזכור פקודות?',
        answer:
          'לא. כותבים כמו הודעה. מה שנקרא נצבע תוך כדי הקלדה, ומה שלא נקרא מסומן בקו. ״עזרה״ נותנת דוגמאות עם שמות התלמידים שלך.',
      },
      {
        ask: 'אפשר לעבוד בלי לכתוב?',
        answer: 'כן. לכל פעולה יש גם מסך רגיל, במקלדת, בעכבר ובטלפון.',
      },
      {
        ask: 'כמה זה עולה?',
        answer: `המסלול הבסיסי חינם: עד ${students} תלמידים, ${attendees} משתתפים בשיעור ו־${subjects} מקצועות. פרימיום עולה מ־19.99 דולר לחודש, בלי ההגבלות האלה. מחיר אולטרה מוצג לפני התשלום. תלמידים והורים לא משלמים.`,
      },
      {
        ask: 'מה קורה כשהניסיון נגמר?',
        answer:
          'שלושת שבועות הניסיון הם של אולטרה, בלי כרטיס אשראי. בסופם בוחרים מסלול, או ממשיכים בבסיסי בחינם. שום דבר לא נמחק, ותמיד אפשר לקרוא ולייצא.',
      },
      {
        ask: 'איך תלמידים מצטרפים?',
        answer:
          'בקישור אישי של המורה או בהזמנה במייל. רואים שם את המקצועות, את המחירים ואת ההסכם, נרשמים, ומבקשים להצטרף. הורים מוסיפים את הילדים לחשבון שלהם.',
      },
      {
        ask: 'מי רואה את הסכומים?',
        answer: 'המורה, והמשפחה שהסכום שלה. אף משפחה אחרת.',
      },
      {
        ask: 'מה קורה בביטול מאוחר?',
        answer:
          'בהסכם של המורה כתוב כמה זמן מראש מבטלים בלי חיוב; בלי שינוי אלה 24 שעות. אחרי כן מוצג המחיר לפני האישור, ומוצעת שעה אחרת.',
      },
      {
        ask: 'בינה מלאכותית קוראת את מה שאני כותב?',
        answer: 'לא. המשפטים נקראים לפי כללים קבועים ובמכשיר שלך. לשרת נשלחת רק הפעולה שאישרת.',
      },
      {
        ask: 'איך יוצאים עם הנתונים?',
        answer:
          'בפרופיל מורידים קובץ אחד עם הכול, או מוחקים את החשבון. את השיעורים אפשר גם לראות בכל תוכנת יומן אחרת.',
      },
    ],
  },
  en: {
    title: 'FAQ',
    lead: 'Not here? Write to us, and we will answer within 24 hours.',
    all: [
      {
        ask: 'Do I have to learn commands?',
        answer:
          'No. You write as you would in a message. What was read is coloured while you type, and what was not read is underlined. “help” answers with examples made from your own students.',
      },
      {
        ask: 'Can I work without typing?',
        answer:
          'Yes. Everything can be done on a classic screen too, by keyboard, by mouse and on the phone.',
      },
      {
        ask: 'What does it cost?',
        answer: `The Basic plan is free: up to ${students} students, ${attendees} students in a lesson and ${subjects} subjects. Premium costs from 19.99 USD a month and has none of these limits. The price of Ultra is shown before you pay. Students and parents pay nothing.`,
      },
      {
        ask: 'What happens when the trial ends?',
        answer:
          'The three weeks of trial are of Ultra, and no card is needed. Then you choose a plan, or go on with Basic for free. Nothing is deleted, and you can always read and export.',
      },
      {
        ask: 'How do students join?',
        answer:
          'By the teacher’s own link, or by an invitation in the mail. There they see subjects, prices and the contract, sign up, and ask to join. A parent adds children to their own account.',
      },
      {
        ask: 'Who sees the amounts?',
        answer: 'The teacher, and the family an amount belongs to. No other family.',
      },
      {
        ask: 'What happens when somebody cancels late?',
        answer:
          'The teacher’s contract says how long ahead a lesson is cancelled without charge; unless it is changed, 24 hours. Whoever cancels later sees the price before confirming, and is offered another hour.',
      },
      {
        ask: 'Does an AI read what I write?',
        answer:
          'No. Sentences are read by fixed rules, on your own device. Only the change that you confirmed is sent to the server.',
      },
      {
        ask: 'How do I leave with my data?',
        answer:
          'In your profile you download one file with everything, or delete the account. Your lessons can also be followed in any other calendar program.',
      },
    ],
  },
};
