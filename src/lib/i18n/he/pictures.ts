/** The picture of a person: choosing it, which part of it is shown, and why one is not taken. */
export const pictures = {
  title: 'תמונה',
  choose: 'לבחור תמונה',
  another: 'תמונה אחרת',
  remove: 'בלי תמונה',
  hint: 'קובץ \u2066{{formats}}\u2069, עד \u2066{{megabytes}} MB\u2069.',
  cutTitle: 'איזה חלק מוצג',
  cutArea: 'החלק של התמונה שמוצג',
  cutHint: 'אפשר לגרור את התמונה, או להזיז אותה במקשי החצים.',
  zoom: 'הגדלה',
  take: 'לקחת את התמונה',
  bringing: 'מעלים…',
  back: 'בחזרה',
  byCamera: 'לצלם',
  fromGallery: 'מתוך התמונות',
  fault: {
    SVG: 'קובצי SVG לא מתקבלים; אפשר לבחור תמונה מסוג \u2066{{formats}}\u2069.',
    TYPE: 'זו לא תמונה מסוג שמתקבל; אפשר לבחור \u2066{{formats}}\u2069.',
    LARGE: 'התמונה גדולה מדי: לכל היותר \u2066{{megabytes}} MB\u2069.',
    FAILED: 'לא הצלחנו לעבד את התמונה; אפשר לנסות תמונה אחרת.',
  },
};
