/** What an operation comes to, each by its word: the card's title, its button, its line once it is done. */
import { rowEffects } from './rowEffects.ts';

type Noun = { one: string; isFeminine?: true };

const added = ({ one, isFeminine }: Noun) => ({
  title: `${one} ${isFeminine ? 'חדשה' : 'חדש'}: {{what}}`,
  confirm: 'להוסיף',
  did: `{{what}}: ה${one} ${isFeminine ? 'נוספה' : 'נוסף'}`,
});

const changed = ({ one, isFeminine }: Noun) => ({
  title: `לשנות את ה${one}: {{what}}`,
  confirm: 'לשמור',
  did: `{{what}}: ה${one} ${isFeminine ? 'עודכנה' : 'עודכן'}`,
});

const removed = ({ one, isFeminine }: Noun) => ({
  title: `למחוק את ה${one}: {{what}}`,
  confirm: 'למחוק',
  did: `{{what}}: ה${one} ${isFeminine ? 'נמחקה' : 'נמחק'}`,
});

export const effects = {
  // What says more than that has a line of its own below.
  ...rowEffects(
    {
      subject: { one: 'מקצוע' },
      expense: { one: 'הוצאה', isFeminine: true },
      discount: { one: 'הנחה', isFeminine: true },
    },
    { add: added, change: changed, remove: removed },
  ),
  close: { title: 'לחסום שעות', confirm: 'לחסום', did: 'השעות נחסמו: {{when}}' },
  open: { title: 'לפתוח שעות חסומות', confirm: 'לפתוח את השעות', did: 'השעות פתוחות שוב: {{when}}' },
  ask: {
    title: 'לבקש שיעור: {{what}}',
    confirm_one: 'לשלוח את הבקשה',
    confirm_two: 'לשלוח שתי בקשות',
    confirm_other: 'לשלוח {{count}} בקשות',
    did: '{{what}}: הבקשה נשלחה, {{when}}',
  },
  offer: {
    title: 'להציע מועד: {{what}}',
    confirm_one: 'לשלוח את ההצעה',
    confirm_two: 'לשלוח שתי הצעות',
    confirm_other: 'לשלוח {{count}} הצעות',
    did: '{{what}}: המועד הוצע, {{when}}',
  },
  approve: {
    title: 'לאשר: {{what}}',
    confirm_one: 'לאשר',
    confirm_two: 'לאשר שתי בקשות',
    confirm_other: 'לאשר {{count}} בקשות',
    did: '{{what}}: אושר, {{when}}',
  },
  decline: {
    title: 'לדחות את הבקשה: {{what}}',
    confirm_one: 'לדחות את הבקשה',
    confirm_two: 'לדחות שתי בקשות',
    confirm_other: 'לדחות {{count}} בקשות',
    did: '{{what}}: הבקשה נדחתה',
  },
  withdraw: {
    title: 'למשוך את הבקשה: {{what}}',
    confirm_one: 'למשוך את הבקשה',
    confirm_two: 'למשוך שתי בקשות',
    confirm_other: 'למשוך {{count}} בקשות',
    did: '{{what}}: הבקשה נמשכה',
  },
  attend: { title: 'נוכחות: {{what}}', confirm: 'לשמור', did: '{{what}}: הנוכחות נרשמה' },
  leave: { title: 'לעזוב: {{what}}', confirm: 'לעזוב', did: '{{what}}: יצאת מהשיעור' },
  block: { title: 'לחסום: {{what}}', confirm: 'לחסום', did: '{{what}}: בקשות חדשות לא יתקבלו' },
  unblock: { title: 'לפתוח שוב: {{what}}', confirm: 'לפתוח שוב', did: '{{what}}: החסימה הוסרה' },
  archive: { title: 'להעביר לארכיון: {{what}}', confirm: 'להעביר לארכיון', did: '{{what}}: בארכיון' },
  restore: { title: 'להחזיר מהארכיון: {{what}}', confirm: 'להחזיר', did: '{{what}}: שוב ברשימה' },
  lateCancels: {
    title: 'ביטולים מאוחרים: {{what}}',
    confirm: 'לשמור',
    did: '{{what}}: הביטולים המאוחרים עודכנו',
  },
  admit: { title: 'לאשר הצטרפות: {{what}}', confirm: 'לאשר', did: '{{what}}: ההצטרפות אושרה' },
  reject: {
    title: 'לדחות את בקשת ההצטרפות: {{what}}',
    confirm: 'לדחות את הבקשה',
    did: '{{what}}: הבקשה נדחתה',
  },
  takeBack: { title: 'למשוך את בקשת ההצטרפות', confirm: 'למשוך את הבקשה', did: 'בקשת ההצטרפות נמשכה' },
  join: { title: 'לבקש להצטרף: {{what}}', confirm: 'לשלוח את הבקשה', did: '{{what}}: בקשת ההצטרפות נשלחה' },
  accept: { title: 'לאשר את החוזה: {{what}}', confirm: 'לאשר את החוזה', did: '{{what}}: החוזה אושר' },
  invite: { title: 'להזמין: {{what}}', confirm: 'לשלוח הזמנה', did: '{{what}}: ההזמנה נשלחה' },
  remindFamily: {
    title: 'להזכיר על תשלום: {{what}}',
    confirm: 'לשלוח תזכורת',
    did: '{{what}}: התזכורת נשלחה',
  },
  sendStatement: {
    title: 'חשבון במייל: {{what}}',
    confirm: 'לשלוח חשבון',
    did: '{{what}}: החשבון נשלח, {{when}}',
  },
  profile: { title: 'לעדכן את הפרופיל: {{what}}', confirm: 'לשמור', did: '{{what}}: הפרופיל עודכן' },
  addChild: { title: 'להוסיף: {{what}}', confirm: 'להוסיף', did: '{{what}} ברשימת הילדים' },
  addStudent: { title: 'להוסיף: {{what}}', confirm: 'להוסיף', did: '{{what}} ברשימת התלמידים' },
  removeChild: {
    title: 'להסיר מהחשבון: {{what}}',
    confirm: 'להסיר',
    did: 'הפרופיל של {{what}} הוסר מהחשבון',
  },
  newLink: {
    title: 'ליצור קישור לתלמידים חדשים',
    confirm: 'ליצור קישור',
    did: 'הקישור לתלמידים חדשים מוכן',
  },
  joinGroup: {
    title: 'לבקש להצטרף לקבוצה: {{what}}',
    confirm: 'לשלוח את הבקשה',
    did: '{{what}}: הבקשה להצטרף לקבוצה נשלחה',
  },
  wait: {
    title: 'לרשום לרשימת ההמתנה: {{what}}',
    confirm: 'לרשום לרשימת ההמתנה',
    did: '{{what}}: ברשימת ההמתנה',
  },
  leaveQueue: {
    title: 'להוריד מרשימת ההמתנה: {{what}}',
    confirm: 'להוריד מרשימת ההמתנה',
    did: '{{what}}: ההמתנה בוטלה',
  },
  takePlace: { title: 'לקחת את המקום: {{what}}', confirm: 'לקחת את המקום', did: '{{what}}: המקום נלקח' },
  passOn: {
    title: 'להציע את המקום לבא בתור: {{what}}',
    confirm: 'להציע לבא בתור',
    did: '{{what}}: המקום הוצע לבא בתור',
  },
  subjectPrice: {
    title: 'מחיר חדש: {{what}}',
    confirm: 'לקבוע את המחיר',
    did: '{{what}}: מחיר חדש, {{when}}',
  },
  subjectColor: { title: 'צבע חדש: {{what}}', confirm: 'לשנות צבע', did: '{{what}}: הצבע שונה' },
  renameSubject: { title: 'שם חדש: {{what}}', confirm: 'לשנות שם', did: '{{what}}: נקרא עכשיו {{when}}' },
  changePlan: { title: 'תוכנית השיעורים: {{what}}', confirm: 'לשמור', did: '{{what}}: התוכנית עודכנה' },
  removeSubject: { title: 'להסיר את המקצוע: {{what}}', confirm: 'להסיר', did: '{{what}}: לא ברשימה עוד' },
  pay: { title: 'לסמן כשולם: {{what}}', confirm: 'לסמן כשולם', did: '{{what}}: שולם' },
  unpay: { title: 'לא שולם בסוף: {{what}}', confirm: 'לסמן כלא שולם', did: '{{what}}: כבר לא מסומן כשולם' },
  receive: { title: 'תשלום מ{{what}}', confirm: 'לרשום תשלום', did: '{{what}}: התשלום נרשם' },
  sell: { title: 'חבילה: {{what}}', confirm: 'לרשום חבילה', did: '{{what}}: החבילה נרשמה' },
  credit: { title: 'שיעורי השלמה: {{what}}', confirm: 'לתת זיכוי', did: '{{what}}: ניתן זיכוי' },
  currency: { title: 'להחליף את המטבע: {{what}}', confirm: 'להחליף מטבע', did: 'המטבע הוחלף: {{what}}' },
  refund: { title: 'החזר: {{what}}', confirm: 'לרשום החזר', did: '{{what}}: ההחזר נרשם' },
  addExpense: { title: 'הוצאה: {{what}}', confirm: 'לרשום', did: 'נרשמה הוצאה: {{what}}, {{when}}' },
  scaleExpenses: {
    title: 'לעדכן את כל ההוצאות: {{what}}',
    confirm: 'לעדכן',
    did: 'ההוצאות עודכנו: {{when}}',
  },
  switchOnDiscount: { title: 'להפעיל את ההנחה: {{what}}', confirm: 'להפעיל', did: '{{what}}: פועלת' },
  switchOffDiscount: { title: 'לכבות את ההנחה: {{what}}', confirm: 'לכבות', did: '{{what}}: כבויה' },
  readNotice: { title: 'לסמן את ההתראה כנקראה', confirm: 'לסמן כנקראה', did: 'ההתראה סומנה כנקראה' },
  readAllNotices: {
    title: 'לסמן את כל ההתראות כנקראו',
    confirm: 'לסמן הכול כנקרא',
    did: 'כל ההתראות סומנו כנקראו',
  },
  removeNotice: { title: 'למחוק את ההתראה', confirm: 'למחוק', did: 'ההתראה נמחקה' },
  clearNotices: { title: 'למחוק את כל ההתראות', confirm: 'למחוק הכול', did: 'כל ההתראות נמחקו' },
  setting: { title: '{{what}}', confirm: 'לשמור', did: '{{what}}: {{when}}' },
};
