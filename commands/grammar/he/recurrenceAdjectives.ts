/** "שיעור קבוע", "יהיה קבוע": every week, on the weekday it stands on. */
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';

const steady = /^[לבו]?(?:קבוע|קבועה|קבועים|קבועות|שבועי|שבועית)$/;

/** "שיעור קבוע לנועה כל יום ראשון", "שיעור חד פעמי עם נועה": one more, and not another time for the one that stands. */
export const newRecurring = /^(?:שיעור|פגישה|מפגש) (?:קבועה?|חד[ -]פעמית?) (?:ל[A-Za-zÀ-ӿא-ي]|עם )/u;

export const recurrenceAdjective = ({ tokens }: AnnotatedText): EntityCandidate[] =>
  tokens.flatMap(({ text, from, to }): EntityCandidate[] =>
    steady.test(text)
      ? [
          {
            kind: 'time',
            from,
            to,
            cost: 0.55,
            time: {
              kind: 'recurrence',
              grain: 'week',
              rrule: 'FREQ=WEEKLY;INTERVAL=1',
              from,
              to,
              text,
              rule: 'steady',
              score: 0,
            },
          },
        ]
      : [],
  );
