/** "Itay's Friday one", "את איתי של שישי": a lesson that stands, and never a new one. */
export const namesOne =
  /\b[a-z]+'s (?:[a-z]+ )?one\b|(?<![A-Za-zÀ-ӿא-ي])את [A-Za-zÀ-ӿא-ي]+ של (?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת|היום|מחר)(?![A-Za-zÀ-ӿא-ي])/u;

/** "השיעור של יעל היום ב-4": of one who comes that day it is the lesson that stands. */
export const theirs = /^(?:ה(?:שיעור|פגישה) (?:של|עם) |[a-z]+'s (?:lesson|class) )/;
