/** Off the list rather than onto it. */
export const isLeavingList = (text: string): boolean =>
  /\b(?:off|leave|remove|quit|drop|cancel|out|no longer|anymore|dont want|don't want)\b|לא רוצה|מרשימת|לצאת|לעזוב|עוזב|לבטל|תבטל|תסיר|להסיר|תמחק|תוריד|להוריד|תוציא|להוציא/.test(
    text,
  );
