/** The tutorial of a new subject (spec section 2): overview, create, name, price, colour, new lesson, lesson name, repetition, url, save. */
import type { TutorialTexts } from './steps.ts';

const newSubject = ['#workspace header button'];
const aSubject = ['#workspace ol > li', ...newSubject];

export const subjectTutorial: TutorialTexts = {
  he: {
    title: 'הדרכה: יצירת מקצוע',
    steps: [
      {
        title: 'מבט כללי',
        picture: ['מתמטיקה', 'אנגלית'],
        body: 'מקצוע הוא מה שמלמדים: שם, מחיר לשעה, צבע, ותוכנית של שיעורים.',
      },
      {
        title: 'יצירה',
        picture: ['מקצוע חדש'],
        body: 'הכפתור שלמעלה פותח מקצוע חדש. אפשר גם לכתוב משפט.',
        sentence: 'מקצוע חדש מתמטיקה 160 לשעה',
      },
      {
        title: 'שם',
        picture: ['מתמטיקה'],
        body: 'כך הוא נקרא ביומן ובמשפטים. לכל מקצוע שם אחר.',
      },
      {
        title: 'מחיר',
        picture: ['₪160', 'לשעה'],
        body: 'המחיר של שיעור מחושב לפי האורך שלו. בשינוי מחיר שואלים על השיעורים שכבר נקבעו.',
      },
      {
        title: 'צבע',
        picture: ['כחול', 'ירוק', 'סגול'],
        body: 'הצבע מבדיל בין המקצועות ביומן. השם תמיד כתוב לידו.',
      },
      {
        title: 'שיעור חדש',
        picture: ['+ שיעור'],
        body: 'תוכנית השיעורים אומרת מה מלמדים בכל פגישה, לפי הסדר.',
      },
      { title: 'שם השיעור', picture: ['שברים'], body: 'הכותרת שמופיעה בפגישה. היא לא חוזרת באותו מקצוע.' },
      { title: 'חזרות', picture: ['2', 'פגישות'], body: 'על פני כמה פגישות נמשך השיעור הזה.' },
      {
        title: 'קישור לחומר',
        picture: ['https://…'],
        body: 'תלמידים רואים את הקישורים בשבוע שלפני השיעור. שיעור שסומן ״רק אני רואה״ גלוי רק לך.',
      },
      { title: 'שמירה', picture: ['שמירה'], body: 'אחרי השמירה אפשר לבחור במקצוע בכל טופס ובכל משפט.' },
    ],
  },
  en: {
    title: 'Subject creation tutorial',
    steps: [
      {
        title: 'Overview',
        picture: ['Maths', 'English'],
        body: 'A subject is what you teach: a name, a price an hour, a colour, and a plan of lessons.',
      },
      {
        title: 'Create',
        picture: ['New subject'],
        body: 'The button above opens a new subject. A sentence does it too.',
        sentence: 'new subject maths 160 an hour',
      },
      {
        title: 'Name',
        picture: ['Maths'],
        body: 'This is its name in the calendar and in sentences. Each name can be used once.',
      },
      {
        title: 'Price',
        picture: ['₪160', 'an hour'],
        body: 'What a lesson costs follows from its length. A new price asks about lessons that are booked already.',
      },
      {
        title: 'Colour',
        picture: ['Blue', 'Green', 'Purple'],
        body: 'It tells subjects apart in the calendar. The name is always written too.',
      },
      {
        title: 'New lesson',
        picture: ['+ lesson'],
        body: 'The plan says what is taught at each meeting, in order.',
      },
      {
        title: 'Lesson name',
        picture: ['Fractions'],
        body: 'The title that the meeting shows. Each title is used once per subject.',
      },
      { title: 'Repetition', picture: ['2', 'meetings'], body: 'How many meetings this lesson takes.' },
      {
        title: 'Link to materials',
        picture: ['https://…'],
        body: 'Students see the links in the week before the lesson. Only you can see a lesson marked “Only visible to me”.',
      },
      {
        title: 'Save',
        picture: ['Save'],
        body: 'Once saved, you can use the subject in every form and sentence.',
      },
    ],
  },
  spots: [
    aSubject,
    newSubject,
    aSubject,
    aSubject,
    aSubject,
    aSubject,
    aSubject,
    aSubject,
    aSubject,
    newSubject,
  ],
};
