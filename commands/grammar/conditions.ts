/**
 * Conditions of which the plan itself shows whether they hold: that an hour is free, that a lesson stands. What is ordered under one of them
 * is asked about; under any other ("if it rains") nothing is ordered yet.
 */
export type Condition = {
  name: string;
  example: string;
  /** The words of the state, which say nothing of when or of whom; what stands around them does. */
  says: RegExp;
  /** Of a lesson that stands, which the order calls "it". */
  ofLesson?: true;
};

export const opensCondition =
  /(?:^|[ ,;])(?:(?:but |only )*(?:if|in case|as long as|provided(?: that)?|assuming(?: that)?)|ו?(?:רק )?(?:אם|במידה ו|בתנאי ש))(?= |יש|אין)/;

export const conditions: Condition[] = [
  {
    name: 'an hour is free',
    example: 'if four o’clock on Friday is still open, book Noam in there',
    says: /(?:\b(?:is|are|it's|that's)|'s) (?:still |really )?(?:free|open|available|empty|clear|vacant|not taken)\b/,
  },
  {
    name: 'there is room',
    example: "if there's room on Friday at 1, move Maya's Thursday lesson there",
    says: /\b(?:there's|there is|there are|there) (?:still )?(?:any |some |a |an |enough )?(?:free |open )?(?:room|space|time|slot|hour|spot|gap|opening)(?: free| left| open| available)?\b/,
  },
  {
    name: 'the teacher is free',
    example: 'if I have nothing on Friday at four, book Noam then',
    says: /\b(?:i'm|i am|i have|i've|i've got|i got) (?:still )?(?:nothing(?: on| booked| scheduled)?|free|no (?:lessons?|classes|one)|a (?:free )?(?:gap|slot|opening))\b/,
  },
  {
    name: 'a lesson stands',
    example: 'if Noa has a lesson on Sunday, cancel it',
    says: /\b(?:still )?(?:has|have|has got|have got)(?: still)? (?:a|an|any|his|her|their)(?= (?:\w+ )?(?:lesson|class|session|meeting|appointment)\b)/,
    ofLesson: true,
  },
  {
    name: 'שעה פנויה',
    example: 'אם שישי בארבע פנוי, תקבעי את נועם',
    says: /(?<![א-ת])(?:עדיין |עוד )?(?:פנויה?|לא תפוסה?)(?![א-ת])/,
  },
  {
    name: 'יש מקום',
    example: 'אם יש מקום בשישי באחת, תעבירי לשם את מאיה',
    says: /(?<![א-ת])(?:עדיין |עוד )?(?:יש|נשאר|נשארה)(?: לי)? (?:עוד )?(?:מקום|זמן|חלון|שעה פנויה|משבצת פנויה)(?![א-ת])/,
  },
  {
    name: 'למורה אין כלום',
    example: 'אם אין לי כלום מחר בשלוש, תקבעי אז שיעור למאיה',
    says: /(?<![א-ת])(?:אין לי (?:כלום|שום דבר|שיעור|שיעורים|אף אחד)|אני (?:עדיין )?פנויה?)(?![א-ת])/,
  },
  {
    name: 'יש שיעור',
    example: 'אם יש לנועה שיעור ביום ראשון אז תבטל אותו',
    says: /(?<![א-ת])(?:עדיין |עוד )?יש (?:עדיין )?(?=ל[א-ת]{2}.* (?:שיעור|פגישה))/,
    ofLesson: true,
  },
];

/** What the order says in place of the hour or the lesson of its condition. */
export const thatHour =
  /(?<![\p{L}])(?:(?:in |right )?there|then|at that (?:time|hour)|לשם|שם|אז)(?![\p{L}])/u;
export const thatLesson = /(?<![\p{L}])(?:it|that one|אותו|אותה)(?![\p{L}])/u;

/** Of what stands around the state, these say nothing of when or of whom. */
export const emptyWords =
  /(?<![\p{L}'])(?:it|that|he|she|they|we|i|one|still|then|please|זה|היא|הוא|אז)(?![\p{L}'])/giu;
