/** The palette: everything that can be said, and everyone and everything there is to open. */
export const palette = {
  title: 'חיפוש או פקודה',
  placeholder: 'לחפש פקודה, תלמיד, מקצוע או מסך',
  say: 'לכתוב',
  ask: 'לשאול',
  people: 'אנשים',
  subjects: 'מקצועות',
  screens: 'מסכים',
  none: 'לא נמצא דבר בשם הזה',
  choose: 'בחירה',
  write: 'לכתוב בשבילי',
  leave: 'סגירה',
  nextOf: 'מתי השיעור הבא של {{name}}?',
  lessonsIn: 'מה יש ב{{name}} השבוע?',
};
