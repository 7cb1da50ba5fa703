import type { Texts } from './text.ts';

export const about: Texts = {
  he: {
    title: 'אודות',
    lead: 'יומן שיעורים הוא כלי עבודה למורים פרטיים, ולתלמידים ולהורים שלומדים איתם.',
    parts: [
      {
        title: 'למה משפטים',
        says: [
          'מי שמלמד כבר אומר את הדברים במשפט: ״תזיז את דנה לשלישי, גם בהמשך״. כאן המשפט הזה מספיק. הוא נקרא לפי כללים קבועים, מוצג כתוכנית של מה ישתנה, אצל מי ומתי, ומתבצע רק אחרי אישור.',
          'לכל פעולה יש גם מסך רגיל. מי שמעדיף יומן, טפסים ועכבר עובד כך, וזה אותו יומן.',
        ],
      },
      {
        title: 'על מה אפשר לסמוך',
        says: [
          [
            'שיעור קבוע נשאל תמיד: רק הפעם, או גם הלאה. חריגים, היעדרויות ותשלומים נשארים במקומם.',
            'שום דבר לא מנוחש בשקט: מה שלא נאמר נשאל, או מסומן כהנחה עם הסיבה.',
            'אותו משפט על אותם נתונים נותן תמיד אותה תוכנית. אין כאן מודל שפה, והמשפט נקרא במכשיר עצמו.',
            'כל שינוי ביומן אפשר לבטל, וכל הנתונים אפשר להוריד בקובץ אחד.',
          ],
        ],
      },
      {
        title: 'בשביל מי',
        says: [
          [
            'מורים: שיעורים קבועים וקבוצות, בקשות של תלמידים, מקצועות ומחירים, הנחות, תשלומים, הוצאות ונתונים.',
            'תלמידים: השיעור הבא, בקשה לשיעור או לשעה אחרת, ביטול כשהמחיר שלו מוצג מראש.',
            'הורים: השיעורים של כל הילדים במקום אחד, והבקשות למורים שלהם.',
          ],
          'תלמידים והורים לא משלמים על השימוש. מורים מתחילים בשלושה שבועות ניסיון, ואפשר להישאר במסלול החינמי.',
        ],
      },
    ],
  },
  en: {
    title: 'About',
    lead: 'Lesson Desk is a working tool for private teachers, and for the students and parents who learn with them.',
    parts: [
      {
        title: 'Why sentences',
        says: [
          'People who teach already say it in a sentence: “move Dana to Tuesday, future ones too”. Here that sentence is enough. It is read by fixed rules, shown as a plan of what would change, for whom and when, and carried out only once you confirm.',
          'Everything can be done on a classic screen too. If you prefer a calendar, forms and a mouse, work that way: it is the same calendar.',
        ],
      },
      {
        title: 'What you can rely on',
        says: [
          [
            'A weekly lesson always asks: this once, or from now on. Exceptions, absences and payments stay where they are.',
            'Nothing is guessed in silence: what was not said is asked, or marked as assumed with its reason.',
            'The same sentence over the same data always gives the same plan. There is no language model here, and your sentence is read on your own device.',
            'Every change to the calendar can be undone, and all of your data can be downloaded as one file.',
          ],
        ],
      },
      {
        title: 'Who it is for',
        says: [
          [
            'Teachers: weekly lessons and groups, students’ requests, subjects and prices, discounts, payments, expenses and statistics.',
            'Students: the next lesson, a request for a lesson or for another hour, a cancellation that shows its price first.',
            'Parents: the lessons of all their children in one place, and requests to their teachers.',
          ],
          'Students and parents do not pay to use it. Teachers start with a three-week trial and may stay on the free plan.',
        ],
      },
    ],
  },
};
