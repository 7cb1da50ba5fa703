/** "Itay's Friday one": a lesson that stands, and never a new one. */
export const namesOne = /\b[a-z]+'s (?:[a-z]+ )?one\b/;
