/** The tutorial of a new subject (spec section 2): overview, create, name, price, colour, new lesson, lesson name, repetition, url, save. */
import type { TutorialTexts } from './steps.ts';

export const subjectTutorial: TutorialTexts = {
  he: {
    title: 'הדרכת מקצוע חדש',
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
        body: 'כך הוא נקרא ביומן ובמשפטים. אין שני מקצועות באותו שם.',
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
        body: 'תלמידים רואים את הקישורים בשבוע שלפני השיעור. שיעור פרטי רואה רק המורה.',
      },
      { title: 'שמירה', picture: ['שמירה'], body: 'אחרי השמירה המקצוע עומד בכל הטפסים והמשפטים.' },
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
        body: 'So it is called in the calendar and in sentences. No two subjects have one name.',
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
        body: 'The title that the meeting shows. It stands once in a subject.',
      },
      { title: 'Repetition', picture: ['2', 'meetings'], body: 'Over how many meetings this lesson goes.' },
      {
        title: 'Link to materials',
        picture: ['https://…'],
        body: 'Students see the links in the week before the lesson. A private lesson is for you alone.',
      },
      {
        title: 'Save',
        picture: ['Save'],
        body: 'Once saved, the subject stands in every form and sentence.',
      },
    ],
  },
};
