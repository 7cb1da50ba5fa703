/** What a question about money wants to know first, where one command has several answers. Of each table the first row that fits. */
type View<Name extends string> = {
  view: Name;
  name: string;
  example: string;
  shape: RegExp;
  /** Words beside which it is another question. */
  unless?: RegExp;
};

export const statsViews: readonly View<
  'hours' | 'busiest' | 'expected' | 'received' | 'student' | 'subject' | 'cancelled' | 'attended'
>[] = [
  {
    view: 'cancelled',
    name: 'lessons that were called off',
    example: 'how many cancellations this month?',
    shape: /\bcancel|ביטול/,
  },
  {
    view: 'attended',
    name: 'of all seats those that were taken',
    example: 'what is my attendance this month?',
    shape: /\battendance\b|נוכחות/,
  },
  {
    view: 'subject',
    name: 'the subject that earns most',
    example: 'from which subject do I earn most?',
    shape: /\bsubject|מקצוע|נושא/,
  },
  {
    view: 'student',
    name: 'the student who earns them most',
    example: 'who is my best student?',
    shape: /\bbest\b|\btop\b|\bmost\b|הכי (?:טוב|רווחי|משתלמ?|הרבה)/,
  },
  {
    view: 'busiest',
    name: 'the weekday with most lessons',
    example: 'what is my busiest day?',
    shape: /\bbusiest\b|הכי עמוס|העמוס/,
  },
  {
    view: 'hours',
    name: 'hours that were taught',
    example: 'how many hours did I teach this week?',
    shape: /\bhours?\b|\bhrs?\b|שעות/,
  },
  {
    view: 'expected',
    name: 'income of what is still ahead too',
    example: 'how much will I make this month?',
    shape: /\bwill\b|\bexpect|\bgoing to\b|\bprojected\b|\bforecast|ארוויח|ייכנס|אכניס|צפוי|אמורה? ל/,
  },
  {
    view: 'received',
    name: 'money that was paid in those days',
    example: 'how much came in this month?',
    shape: /\bc[ao]mes? in\b|נכנס|התקבל/,
  },
];

export const owedViews: readonly View<
  'package' | 'ahead' | 'how' | 'paid' | 'lastPaid' | 'given' | 'whether' | 'then'
>[] = [
  {
    view: 'package',
    name: 'lessons left of those paid ahead',
    example: "how many lessons are left in Noam's package?",
    shape: /\bpackages?\b|חבילה|כרטיסיי?ה/,
  },
  {
    view: 'ahead',
    name: 'the same, of no days that were said',
    example: 'how many lessons does Noam have left?',
    shape:
      /^(?=.*(?:\bhow many (?:lessons|classes|sessions)\b|כמה שיעורים)).*(?:\b(?:left|remain)|נשאר|נותר)/,
    unless: /\bto (?:pay|go)\b|לשלם/,
  },
  {
    view: 'how',
    name: 'to whom and in which way one pays',
    example: 'how can I pay?',
    shape:
      /\bhow (?:can|do|should|could|may) (?:i|we) (?:.* )?pay\b|\bhow to pay\b|(?<![א-ת])איך (?:.* )?(?:לשלם|משלמי?ם|משלמת|אשלם|נשלם)(?![א-ת])/,
  },
  {
    view: 'paid',
    name: 'who gave money in those days',
    example: 'who paid today?',
    shape: /\bwho (?:has |have |already |all )*(?:paid|payed)\b|(?<![א-ת])מי (?:כן |כבר )*שיל/,
  },
  {
    view: 'lastPaid',
    name: 'the day of the last payment',
    example: 'when did Noam last pay?',
    shape: /\bwhen (?:did|has|was|have) .*\bpa(?:y|id)\b|(?<![א-ת])מתי (?!צריך|אפשר|לשלם).*שיל[םמ]/,
  },
  {
    view: 'given',
    name: 'money that somebody gave, and not what they still owe',
    example: 'how much did I pay in February?',
    shape:
      /^(?!.*(?:\bnot\b|n't|\bto pay\b|\bunpaid\b|\bow|\blesson|\bclass|\bstill\b)).*\b(?:how much|what)\b.*(?:\bpa(?:id|yed)\b|\b(?:did|has|have) .*\bpay\b)|^(?!.*(?<![א-ת])(?:ש?לא|עוד|חייב|שיעור)).*(?<![א-ת])(?:כמה|מה) (?:.* )?(?:שיל(?:ם|מ[א-ת]+)|שול(?:ם|מו))(?![א-ת])/,
  },
  {
    view: 'whether',
    name: 'whether it was paid, and how much of it',
    example: 'did Noam pay for March?',
    shape:
      /\b(?:did|has|have|is|are|was|were)\b.*\bpa(?:id|yed|y)\b|\b(?:paid|payed|pd)\b.*(?:\byet\b|\?)|(?<![א-ת])ו?(?:שיל(?:ם|מ[א-ת]+)|שול(?:ם|מ[הו]))(?![א-ת])/,
    unless:
      /\bnot\b|n't|\bunpaid\b|\bow|\b(?:who|what|which|how|when)\b|(?<![א-ת])(?:ש?לא|מי|כמה|מה|מתי|אילו|איזה|איך|חייב[א-ת]*)(?![א-ת])/,
  },
  {
    view: 'then',
    name: 'what is open of the lessons of today alone',
    example: "who owes me for today's lessons?",
    shape: /\bfor today\b|\btoday's\b|(?<![א-ת])(?:של|על|מ) ?היום/,
  },
];

export const papers: readonly View<'account'>[] = [
  {
    view: 'account',
    name: 'the account of a month',
    example: 'show me the November bill',
    shape: /\b(?:bills?|statements?|accounts?)\b|(?<![א-ת])ה?חשבו(?:ן|נות)(?![א-ת])/,
  },
];

export const viewIn = <Name extends string>(rows: readonly View<Name>[], text: string): Name | undefined =>
  rows.find(({ shape, unless }) => shape.test(text) && !unless?.test(text))?.view;
