/** What a card tells of a plan, without words: the words are put to it by planView. */
import type { Price } from '../../../domain/money/price.ts';
import type { Wall } from '../../../domain/basics/wallTime.ts';
import type { WayOut } from '../../lib/operations/wayOut.ts';
import type { PriceEffect } from './priceEffect.ts';
import type { Action } from './actionOf.ts';
import type { DiscountFacts } from './discountFacts.ts';
import type { ExpenseFacts } from './expenseFacts.ts';
import type { FundTaken } from './fundOf.ts';
import type { PaymentFacts } from './paymentFacts.ts';
import type { PeopleFacts } from './peopleFacts.ts';
import type { PriceChange } from './priceChange.ts';
import type { SettingFacts } from './settingFacts.ts';
import type { SubjectFacts } from './subjectFacts.ts';
import type { PlaceNote } from './placeNote.ts';

/** Wall times in the person's zone. */
export type Stretch = { start: Wall; end: Wall };

export type TouchedLesson = {
  key: string;
  before: Stretch | null;
  after: Stretch | null;
  state: 'free' | 'conflict' | 'stays';
  subject?: string;
  names?: string[];
  price?: PriceChange;
};

/** Of the lesson that a plan books, moves or prices. */
export type LessonPrice = {
  /** Who pays it; none where it is the price of everybody who comes. */
  names: string[];
  price: Price;
  /** Another one until now; null where it stays, and of what is booked. */
  beforeMinor: number | null;
  /** Of what is booked: the lessons paid ahead that pay it. */
  fund?: FundTaken;
  /** Discounts that hold as well and are not added. */
  leftOut?: string[];
};

export type PlanConflict = Stretch & {
  mine: Stretch;
  subject: string;
  names: string[];
  /** Where nobody else is there at that hour but the same student: another teacher's lesson names nobody. */
  kept: boolean;
  /** No lesson: hours that the teacher has closed, `subject` is the reason. */
  closed?: boolean;
};

export type PlanFacts = {
  kind: 'move' | 'add' | 'cancel' | 'change' | Action;
  subject: string;
  color: string | null;
  names: string[];
  recurring: boolean;
  /** The series goes on beyond what is listed. */
  endless: boolean;
  lessons: TouchedLesson[];
  conflicts: PlanConflict[];
  /** Wall starts that would fit instead. */
  free: Wall[];
  told: string[];
  /** Whether it can be done quietly. */
  quietable?: boolean;
  /** Whether there is a form to change it in. */
  editable?: boolean;
  /** It does nothing but send, and what has left the house does not come back. */
  isSent?: boolean;
  notes?: PlanNote[];
  /** That of the first lesson whose price changes; each lesson tells its own. */
  price: PriceChange | null;
  /** What each student pays for the first lesson that changes, with its reasons. */
  prices?: LessonPrice[];
  /** Where it is about people rather than lessons. */
  people?: PeopleFacts;
  /** Where it is about the list of subjects, and what that comes to in the calendar. */
  subjects?: SubjectFacts & { effect: PriceEffect };
  settings?: SettingFacts;
  expenses?: ExpenseFacts;
  payments?: PaymentFacts;
  discounts?: DiscountFacts;
  /** What it would conflict with as it was asked for, and the safe ways out. */
  conflict?: ConflictFacts;
  /** Of several things that are done at once each by itself; `taken`: left out because it conflicts. */
  parts?: { facts: PlanFacts; state: 'in' | 'left' | 'taken' }[];
  operations: string[];
};

export type ConflictFacts = {
  /** What was asked for; the safe way out may come to something else (an offer instead of a yes). */
  action: PlanFacts['kind'];
  conflicts: PlanConflict[];
  /** Of a request, which nothing refuses: what stands at the hour that was asked for. */
  taken?: Extract<PlanNote, { kind: 'taken' }>[];
  asked: Wall | null;
  /** Lessons that insisting would do it to. */
  count: number;
  /** They go on, so that they have no number. */
  endless?: boolean;
  ways: WayOut[];
  /** null: the only safe way is to leave it. */
  chosen: WayOut | null;
  mayInsist: boolean;
};

type Mark = 'present' | 'absent' | 'late' | 'noShow' | 'cancelled';

/** Facts without words; money in minor units. */
export type PlanNote =
  | { kind: 'inTime' }
  | {
      kind: 'late';
      /** How many of the card's cancellations are late. */
      count?: number;
      used: number;
      allowed: number;
      blocked: boolean;
      /** How late is late; null where it is not known. */
      hours: number | null;
      costMinor: number;
      /** A discount may take something off it. */
      isMost?: boolean;
    }
  | { kind: 'inside'; lessons: (Stretch & { subject: string; names: string[] })[] }
  /** What stands where a lesson is asked for. `name`: whose hours they are; empty where they are one's own. */
  | {
      kind: 'taken';
      by: 'own' | 'sibling' | 'busy' | 'asked' | 'closed' | 'hours';
      name: string;
      lessons: (Stretch & { subject: string; names: string[] })[];
    }
  | PlaceNote
  | { kind: 'waits'; name: string }
  | { kind: 'stays' }
  | { kind: 'moves' | 'wouldMove' | 'excused'; names: string[]; from: Stretch; to: Stretch }
  | { kind: 'queue' }
  | { kind: 'comes' }
  | { kind: 'reason'; text: string }
  | { kind: 'asked'; text: string }
  | { kind: 'marks'; marks: { name: string; mark: Mark; costMinor?: number }[] };
