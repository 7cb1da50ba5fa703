import type { Texts } from './text.ts';

export const privacy: Texts = {
  he: {
    title: 'מדיניות פרטיות',
    lead: 'מה נשמר, למי זה מוצג, ואיך לוקחים או מוחקים את זה.',
    since: 'בתוקף מ־24 בנובמבר 2026',
    parts: [
      {
        title: 'מה נשמר',
        says: [
          [
            'החשבון: שם, מייל, טלפון, כתובת, תמונה אם הועלתה, והעדפות כמו שפה, מטבע ואזור זמן. הסיסמה עצמה אינה נשמרת, רק גיבוב שלה.',
            'העבודה: שיעורים, מקצועות, מחירים, בקשות, היעדרויות, הנחות, תשלומים, הוצאות, הערות של המורה, והתראות.',
            'הסכמים: הנוסח שאושר, מי אישר ומתי.',
            'כניסות: סוג המכשיר, ומתי נכנסו ממנו. כניסה שלא השתמשו בה פגה אחרי 30 יום, ובכל מקרה אחרי 90.',
            'פניות ומשוב שנשלחו אלינו, עם השם והמייל שנכתבו בהם. הם נמחקים אחרי שנה.',
          ],
          'מספרי כרטיסי אשראי לא מגיעים אלינו. המשפטים שכותבים בשיחה נקראים במכשיר; לשרת נשלחת רק הפעולה שאושרה.',
        ],
      },
      {
        title: 'למי זה מוצג',
        says: [
          [
            'מורים רואים את התלמידים שלהם, את הפרטים שאלה נתנו ואת מה שקשור לשיעורים.',
            'תלמידים רואים את השיעורים, החומרים והחשבון שלהם. על האחרים בקבוצה הם יודעים רק מה שנחוץ לשיעור.',
            'הורים רואים את כל אלה של הילדים שלהם.',
            'הנהלת השירות רואה מספרים כוללים, ואת הפניות שנשלחו אליה. יומנים של אחרים לא נפתחים לה.',
          ],
          'אנחנו לא מוכרים נתונים, לא מציגים פרסומות ולא עוקבים אחרי אנשים באתרים אחרים.',
        ],
      },
      {
        title: 'מי עוזר לנו',
        says: [
          [
            'שירות דואר, כדי לשלוח קודים והודעות.',
            'Stripe, רק כשמורה משלם על מסלול. הכרטיס נמסר לה ולא לנו.',
            'Google, רק אם נכנסים דרכה.',
          ],
        ],
      },
      {
        title: 'במכשיר',
        says: [
          'עוגייה אחת זוכרת מי נכנס, ואחת את השפה שנבחרה. באחסון של הדפדפן נשמרים ערכת הצבעים והשיחה האחרונה; ביציאה מהחשבון השיחה נמחקת.',
        ],
      },
      {
        title: 'ילדים',
        says: [
          'הורים מוסיפים את הילדים לחשבון שלהם: השם, ואם רוצים גם תמונה. לילדים האלה אין סיסמה ואין מייל, וההורים רואים, מבטלים ומבקשים בשבילם. אפשר להוציא ילדים מהחשבון בכל עת; במשך 30 יום אפשר להחזיר אותם, ואחר כך הפרטים נמחקים.',
        ],
      },
      {
        title: 'להוריד את הכול',
        says: [
          'בפרופיל יש קובץ אחד עם כל מה שנשמר על החשבון. אפשר להוריד אותו בכל רגע, גם כשהמסלול אינו פעיל.',
        ],
      },
      {
        title: 'למחוק',
        says: [
          'מחיקת החשבון נעשית בפרופיל ומיד: הפרטים, הכניסות וההתראות נמחקים. עם חשבון של מורה נמחק גם היומן. עם חשבון של תלמיד או הורה השיעורים והתשלומים נשארים בספרים של המורה בלי השם. הסכמים שאושרו נשארים כראיה.',
          'מה שנמצא בגיבוי נעלם כשהגיבוי מוחלף.',
        ],
      },
      {
        title: 'אבטחה',
        says: [
          'החיבור מוצפן, כל גישה נבדקת בשרת, וניסיונות חוזרים מואטים. ביומן התקלות של השרת יש מספרים מזהים, לא שמות.',
        ],
      },
      {
        title: 'שאלות',
        says: ['בכל שאלה או בקשה על הנתונים שלך אפשר לכתוב לנו בדף יצירת הקשר, ונענה תוך 24 שעות.'],
      },
    ],
  },
  en: {
    title: 'Privacy policy',
    lead: 'What is kept, who sees it, and how to take it with you or delete it.',
    since: 'In force since 24 November 2026',
    parts: [
      {
        title: 'What is kept',
        says: [
          [
            'Your account: name, email, phone, address, a picture if you upload one, and preferences such as language, currency and time zone. The password itself is not kept, only a hash of it.',
            'Your work: lessons, subjects, prices, requests, absences, discounts, payments, expenses, a teacher’s notes, and notifications.',
            'Contracts: the text that was accepted, by whom and when.',
            'Sign-ins: the kind of device and when it was used. A sign-in that is not used ends after 30 days, and any ends after 90.',
            'Messages and feedback sent to us, with the name and email given in them. They are deleted after a year.',
          ],
          'Card numbers never reach us. The sentences you write in the conversation are read on your device; only the change that you confirmed is sent to the server.',
        ],
      },
      {
        title: 'Who sees it',
        says: [
          [
            'A teacher sees their own students, the details these gave, and what belongs to their lessons.',
            'A student sees their own lessons, materials and account. Of others in a group they learn only what the lesson needs.',
            'A parent sees all of this for their children.',
            'Whoever runs the service sees overall figures and the messages sent to them. Other people’s calendars do not open to them.',
          ],
          'We do not sell data, show advertisements, or follow people on other sites.',
        ],
      },
      {
        title: 'Who helps us',
        says: [
          [
            'A mail service, to send codes and messages.',
            'Stripe, only when a teacher pays for a plan. The card is given to Stripe and not to us.',
            'Google, only if you sign in with it.',
          ],
        ],
      },
      {
        title: 'On your device',
        says: [
          'One cookie remembers who is signed in, and one the language that was chosen. The browser’s storage holds the colours you chose and the last conversation; signing out removes the conversation.',
        ],
      },
      {
        title: 'Children',
        says: [
          'A parent adds children to their own account: a name, and a picture if they like. Such a child has no password and no email; the parent sees, cancels and asks on their behalf. A parent can remove a child at any time; for 30 days the child can be brought back, and then their details are deleted.',
        ],
      },
      {
        title: 'Downloading everything',
        says: [
          'Your profile offers one file with all that is kept about your account. You can download it at any moment, also while your plan is not active.',
        ],
      },
      {
        title: 'Deleting',
        says: [
          'An account is deleted in the profile, at once: details, sign-ins and notifications go. When a teacher deletes theirs, the calendar goes too. When a student or a parent does, lessons and payments stay in the teacher’s books without the name. Accepted contracts stay as evidence.',
          'What is in a backup goes when the backup is replaced.',
        ],
      },
      {
        title: 'Security',
        says: [
          'The connection is encrypted, every access is checked on the server, and repeated tries are slowed down. The server’s log holds ids, not names.',
        ],
      },
      {
        title: 'Questions',
        says: [
          'For any question or request about your data, write to us on the contact page; we answer within 24 hours.',
        ],
      },
    ],
  },
};
