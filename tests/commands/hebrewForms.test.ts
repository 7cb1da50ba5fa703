/** Orders in every form of their infinitive, and by its noun: each does what its infinitive does, and what was done is none. */
import { expect, test } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import { nounsOf, ordersOf } from '../../commands/languages/he/verbForms.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import { worldOf } from '../corpus/aside/worlds.ts';

const teacher = indexWorld({ ...worldOf('teacher'), locale: 'he' });
const student = indexWorld({ ...worldOf('student'), locale: 'he' });
const parent = indexWorld({ ...worldOf('parent'), locale: 'he' });

test.each([
  [
    'לבטל',
    ['תבטל', 'תבטלי', 'תבטלו', 'בטלי', 'בטל', 'בטלו', 'נבטל', 'מבטל', 'מבטלת', 'מבטלים', 'אבטל'],
    ['ביטול'],
  ],
  [
    'להזיז',
    ['תזיז', 'תזיזי', 'תזיזו', 'הזיזי', 'הזז', 'נזיז', 'מזיז', 'מזיזה', 'מזיזים', 'אזיז'],
    ['הזזה', 'הזזת'],
  ],
  [
    'לחסום',
    ['תחסום', 'תחסם', 'תחסמי', 'תחסמו', 'חסמי', 'נחסום', 'חוסם', 'חוסמת', 'חוסמים', 'אחסם', 'אחסום'],
    ['חסימה', 'חסימת'],
  ],
  ['לשנות', ['תשנה', 'תשני', 'תשנו', 'נשנה', 'משנה', 'משנים', 'אשנה'], ['שינוי', 'שניית']],
  [
    'לשחרר',
    ['תשחרר', 'תשחררי', 'תשחררו', 'שחררי', 'נשחרר', 'משחרר', 'משחררת', 'משחררים', 'אשחרר'],
    ['שחרור'],
  ],
  // "אשר", "רשימה", "הפסקה" are words of their own.
  ['לאשר', ['תאשר', 'תאשרי', 'תאשרו', 'אשרי', 'אשרו', 'נאשר', 'מאשר', 'מאשרת', 'מאשרים', 'אאשר'], ['אישור']],
  [
    'לרשום',
    ['תרשום', 'תרשם', 'תרשמי', 'תרשמו', 'רשמי', 'נרשום', 'רושם', 'רושמת', 'רושמים', 'ארשם', 'ארשום'],
    [],
  ],
  [
    'להפסיק',
    ['תפסיק', 'תפסיקי', 'תפסיקו', 'הפסיקי', 'הפסק', 'נפסיק', 'מפסיק', 'מפסיקה', 'מפסיקים', 'אפסיק'],
    [],
  ],
])('the forms of %s', (infinitive, orders, nouns) => {
  expect(ordersOf(infinitive)).toEqual(orders);
  expect(nounsOf(infinitive)).toEqual(nouns);
});

test.each([
  [
    'להזיז את עומר מחר לחמישי ב-17:00',
    ['הזזה של עומר ממחר לחמישי ב-17:00', 'בא נזיז את עומר מחר לחמישי ב-17:00'],
  ],
  ['להקדים את עומר מחר בחצי שעה', ['הקדמה של עומר מחר בחצי שעה', 'אפשר הקדמה של עומר מחר בחצי שעה?']],
  ['לדחות את עומר מחר בחצי שעה', ['דחייה של עומר מחר בחצי שעה', 'עיכוב של עומר מחר בחצי שעה']],
  [
    'לקצר את עומר מחר ברבע שעה',
    ['קיצור של עומר מחר ברבע שעה', 'קצרו את עומר מחר ברבע שעה', 'להוריד לעומר מחר רבע שעה'],
  ],
  ['להאריך את עומר מחר ברבע שעה', ['הארכה של עומר מחר ברבע שעה', 'תוסיפי לעומר מחר רבע שעה']],
  ['לבטל את עומר מחר', ['ביטול של עומר מחר', 'תעשי לי טובה תבטלי את עומר מחר', 'אני מבטלת את עומר מחר']],
  [
    'לקבוע ליעל מתמטיקה בשישי ב-9:00',
    ['קביעה ליעל מתמטיקה בשישי ב-9:00', 'שיבוץ של יעל למתמטיקה בשישי ב-9:00'],
  ],
  ['להוציא את איתי מקבוצת הפיזיקה', ['הסרה של איתי מקבוצת הפיזיקה', 'הורדה של איתי מקבוצת הפיזיקה']],
  ['לצרף את יעל לקבוצת הפיזיקה', ['צירוף של יעל לקבוצת הפיזיקה', 'נצרף את יעל לקבוצת הפיזיקה']],
  ['להוריד את המחיר של כל השיעורים ב-10%', ['הוזלה של כל השיעורים ב-10%', 'הפחתה של 10% לכל השיעורים']],
  ['להעלות את כל השיעורים ב-10%', ['העלאה של כל השיעורים ב-10%', 'ייקור של כל השיעורים ב-10%']],
  ['לחסום את יעל', ['חסימה של יעל', 'נחסום את יעל']],
  ['לבטל את החסימה של יעל', ['ביטול החסימה של יעל', 'להוריד ליעל את החסימה']],
  ['לחסום את מחר מ-9 עד 12', ['חסימה של מחר מ-9 עד 12', 'שיהיה חסום מחר מ-9 עד 12']],
  ['לסלוח ליעל על הביטול המאוחר', ['סליחה ליעל על הביטול המאוחר']],
])('“%s” in other forms is the same deed', (infinitive, others) => {
  const { command, slots, status } = readSentence(infinitive, teacher);
  for (const other of others) {
    const read = readSentence(other, teacher);
    expect([other, read.status, read.command, read.slots]).toEqual([other, status, command, slots]);
  }
});

test.each([
  'הזזת את עומר לחמישי',
  'העברת את עומר לחמישי בחמש',
  'כבר הזזת את עומר לחמישי',
  'הורדת את דנה מהקבוצה',
  'בלי ביטול של עומר מחר',
  'כדאי דחייה של עומר בשעה',
  'הוצאה של 50 שקלים על דפים',
  'הכנסה של 500 שקל היום',
  'תרשמי שיעל שילמה',
  'מחיקת ההוצאה של אתמול',
  'ביטול החיוב של יעל',
  'נראה לי שדנה חולה',
  'תגידי לדנה שלום',
  'שיהיה ליעל בהצלחה במבחן',
])('“%s” is no order', (text) => {
  expect(readSentence(text, teacher)).toMatchObject({ status: 'unknown', command: null });
});

test('a lesson that is to be is a new one', () => {
  expect(readSentence('שיהיה ליעל שיעור מתמטיקה מחר בשש', teacher)).toMatchObject({
    status: 'ready',
    command: 'meeting.add',
    slots: { students: ['yael'], start: '2026-03-11T18:00' },
  });
});

test.each([
  'קיבלתי קישור ממורה חדשה, תחברו אותי אליה',
  'שלחו לי קישור של מורה',
  'תצרפו אותי למורה חדשה לפי הקישור',
])('“%s” comes to a teacher and opens no materials', (text) => {
  expect(readSentence(text, student)).toMatchObject({ status: 'ask', command: 'teacher.join' });
});

test('why somebody does not come is no word that stays unread', () => {
  const read = readSentence('לאיתי יש טיול בחמישי אז הוא לא יגיע', parent);
  expect(read).toMatchObject({
    status: 'ready',
    command: 'meeting.cancel',
    slots: { meeting: 'm-itay', child: 'itay' },
  });
});
