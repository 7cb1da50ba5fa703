/** "Sunday to Thursday", as it may be of each week and of one: in both languages, with nothing said of how often. */
const days = {
  en: '[a-z]+day',
  he: '(?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)',
};

const fromTo = [
  new RegExp(`^(?:from |on )?${days.en} (?:to|till|until|through|thru|-) ${days.en}(?: |$)`, 'i'),
  new RegExp(`^[מב]?${days.he} (?:עד|-) ${days.he}(?: |$)`),
];

export const namesDaysFromTo = (text: string): boolean => fromTo.some((pattern) => pattern.test(text));
