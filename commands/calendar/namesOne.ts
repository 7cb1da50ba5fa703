/** "Itay's Friday one", "את איתי של שישי": a lesson that stands, and never a new one. */
export const namesOne =
  /\b[a-z]+'s (?:[a-z]+ )?one\b|(?<!\p{L})את \p{L}+ של (?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת|היום|מחר)(?!\p{L})/u;
