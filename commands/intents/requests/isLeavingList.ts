/** Off the list rather than onto it. */
export const isLeavingList = (text: string): boolean =>
  /\b(?:off|leave|remove|quit|drop|cancel|out|no longer|anymore|dont want|don't want)\b|לא רוצה|מרשימת|לצאת|יציאה|לעזוב|עוזב|עזיבה|בטל|ביטול|[לתנ]ה?סיר|הסר|מחי?ק|ורי?ד|וצי?א/.test(
    text,
  );
