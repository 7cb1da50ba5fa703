/** What a time phrase can mean: every candidate is kept, overlapping ones too; the command's skeleton decides. */

/** 'YYYY-MM-DD' */
export type Day = string;
/** 'YYYY-MM-DDTHH:mm' in the person's zone */
export type Wall = string;

export type Grain = 'minute' | 'hour' | 'part' | 'day' | 'week' | 'month' | 'year';

/** A day that was said, before anybody knows what it is for. */
export type DayRef = {
  date: Day;
  /** 0 = Sunday, when it was named by its weekday: such a day can address an existing lesson. */
  weekday?: number;
  /** How it was said: "Sunday", "this Sunday", "next Sunday", "last Sunday", "the coming Sunday". */
  which?: 'bare' | 'this' | 'next' | 'last' | 'coming';
  /** The year or month was not said, so it may move to keep a rule such as "lies ahead". */
  open?: 'year' | 'month' | 'week';
  /** A weekday and a date that do not agree: one of the two is a slip. */
  apart?: true;
  /** Counted from the day that was named before it: "and the day after". */
  beside?: -1 | 1;
  /** The other reading that the conventions want as a button (language.md 3). */
  other?: Day;
};

export type PartOfDay = 'dawn' | 'morning' | 'forenoon' | 'noon' | 'afternoon' | 'evening' | 'night';

/** An hour that was said. */
export type ClockRef = {
  /** Minutes from midnight as read by the conventions alone (language.md 4). */
  minute: number;
  /** No am, pm, part of day or 24-hour form decided it: twelve hours off is the other reading. */
  open: boolean;
  part?: PartOfDay;
};

type At = {
  /** UTF-16 offsets into the text as typed. */
  from: number;
  to: number;
  text: string;
  /** Which rule made it, for "why did you read it so". */
  rule: string;
  /** Among readings of the same words, the higher one fits better. */
  score: number;
};

export type TimeReading = At &
  (
    | { kind: 'date'; grain: 'day'; start: Day; day: DayRef }
    | { kind: 'time'; grain: 'minute' | 'hour'; start: string /* HH:mm */; clock: ClockRef }
    | { kind: 'instant'; grain: 'minute' | 'hour'; start: Wall; day: DayRef; clock: ClockRef }
    | {
        kind: 'interval';
        grain: Grain;
        /** Wall times, end exclusive; one of them may be missing when the interval is open ("until Friday").
         *  Of clock-only intervals ("from 4 to 6") both are given on the coming day and `clockOnly` is set. */
        start?: Wall;
        end?: Wall;
        clockOnly?: boolean;
        open?: 'before' | 'by' | 'until' | 'after' | 'since' | 'from';
        startClock?: ClockRef;
        endClock?: ClockRef;
        day?: DayRef;
      }
    | {
        kind: 'duration';
        grain: Grain;
        minutes: number;
        /** set where a length in days, weeks or months was said */ calendar?: {
          unit: 'day' | 'week' | 'month' | 'year';
          count: number;
          /** Of weeks: the weekday on which the speaker's begin, unless it is Sunday (0). */
          weekStart?: number;
        };
      }
    | {
        kind: 'recurrence';
        grain: Grain;
        /** FREQ=…;INTERVAL=n[;BYDAY=…][;COUNT=n][;UNTIL=YYYYMMDD]; WKST is not written */
        rrule: string;
        /** First day or moment, when it follows from the words. */
        start?: Day | Wall;
        clock?: ClockRef;
        endClock?: ClockRef;
        minutes?: number;
        /** "every Sunday morning" */
        part?: PartOfDay;
        weekdays?: number[];
        except?: Day[];
      }
  );

/** weekStart: on which day the week begins, 0 = Sunday. */
export type TimeContext = { now: Wall; timeZone: string; weekStart: number };

/** All candidates of one language in one text. Linear in the text's length; never throws. */
export type TimeGrammar = {
  language: 'he' | 'en';
  /** All words of its phrases. */
  words(): string[];
  read(text: import('../../nlu/text/normalize.ts').NormalText, context: TimeContext): TimeReading[];
};

/** The rules of days that are told by the one before them. */
export const weekAfterIt = 'the week after it';

/** "Thursday and next week too", of one lesson; of days to be cleared it is the whole of that week. */
export const nextWeekToo = 'next week too';
