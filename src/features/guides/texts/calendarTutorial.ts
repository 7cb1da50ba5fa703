/** The calendar's tutorial (spec section 2): overview, subject, date, location, occurrence, attendees, preview. */
import type { TutorialTexts } from './steps.ts';

const newLesson = ['[data-guide="newLesson"]'];
const views = [
  '[data-guide="views"]',
  '#workspace header [role="radiogroup"]',
  '#workspace header [role="group"]',
];
const aLesson = ['.cal [data-lesson]', ...newLesson];
const aDay = ['.cal-lane-today', '.cal-lane', ...newLesson];

export const calendarTutorial: TutorialTexts = {
  he: {
    title: 'הדרכה: היומן',
    steps: [
      {
        title: 'מבט כללי',
        picture: ['שבוע', 'חודש', 'יום', 'סדר יום'],
        body: 'כאן מופיעים כל השיעורים. בוחרים תצוגה למעלה, ועוברים בין השבועות בחיצים. כל מה שנעשה ביומן אפשר גם לכתוב בשיחה.',
        sentence: 'מה יש לי השבוע',
      },
      {
        title: 'מקצוע',
        picture: ['מתמטיקה', 'אנגלית', 'פיזיקה'],
        body: 'שיעור חדש נפתח בכפתור הפלוס. המקצוע קובע את הצבע ואת המחיר לשעה.',
        sentence: 'מקצוע חדש מתמטיקה 160 לשעה',
      },
      {
        title: 'תאריך ושעה',
        picture: ['ג׳ 24', '16:00', '16:45'],
        body: 'לוחצים על שעה פנויה, או גוררים לאורך כדי לקבוע אורך אחר. מה שמקווקו עוד לא נקבע.',
      },
      {
        title: 'מקום',
        picture: ['אצל המורה', 'אצל התלמיד', 'אונליין'],
        body: 'בוחרים איפה מלמדים. לכל מקום אפשר לקבוע תוספת מחיר בהגדרות.',
      },
      {
        title: 'חזרה',
        picture: ['כל שבוע', 'כל שבועיים', 'כל חודש'],
        body: 'שיעור קבוע חוזר עד תאריך או מספר פעמים. בשינוי שואלים אם הוא רק הפעם או גם בהמשך.',
      },
      {
        title: 'משתתפים',
        picture: ['שירה', '+ משתתפים'],
        body: 'מוסיפים תלמיד אחד או קבוצה. אין צורך שיהיה להם חשבון.',
      },
      {
        title: 'תצוגה מקדימה',
        picture: ['שלישי 24.11', '16:00–16:45', '₪120'],
        body: 'לפני השמירה רואים מה ישתנה, במה זה מתנגש ומי יקבל הודעה. אחרי השמירה אפשר לבטל.',
      },
    ],
  },
  en: {
    title: 'Calendar tutorial',
    steps: [
      {
        title: 'Overview',
        picture: ['Week', 'Month', 'Day', 'Agenda'],
        body: 'All your lessons are here. Choose a view above, and move between weeks with the arrows. Whatever is done in the calendar can be written in the conversation too.',
        sentence: 'what do I have this week',
      },
      {
        title: 'Subject',
        picture: ['Maths', 'English', 'Physics'],
        body: 'The plus button opens a new lesson. Its subject gives the colour and the price an hour.',
        sentence: 'new subject maths 160 an hour',
      },
      {
        title: 'Date and time',
        picture: ['Tue 24', '16:00', '16:45'],
        body: 'Click a free hour, or drag down for another length. What is dashed is not booked yet.',
      },
      {
        title: 'Location',
        picture: ['At my place', 'At the student’s', 'Online'],
        body: 'Choose where you teach. A place may cost more: that is set in the settings.',
      },
      {
        title: 'Occurrence',
        picture: ['Every week', 'Every two weeks', 'Every month'],
        body: 'A regular lesson repeats until a day, or a number of times. When you change one, you choose: this time only, or future ones too.',
      },
      {
        title: 'Attendees',
        picture: ['Shira', '+ attendees'],
        body: 'Add one student or a group. They need no account.',
      },
      {
        title: 'Meeting preview',
        picture: ['Tue 24 Nov', '16:00–16:45', '₪120'],
        body: 'Before it is saved you see what changes, what it clashes with, and who is told. Afterwards it can be undone.',
      },
    ],
  },
  spots: [views, newLesson, aDay, newLesson, aLesson, aLesson, newLesson],
};
