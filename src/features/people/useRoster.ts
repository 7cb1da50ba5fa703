/** Every student with how they stand; reckoned anew when the calendar or the payments change, and each quarter of an hour. */
import { useMemo } from 'react';
import { pricingOf } from '../../../domain/money/pricing.ts';
import { standingsByLedger } from '../../../domain/money/standingsByLedger.ts';
import { readPayment } from '../../../domain/money/wirePayment.ts';
import { useSchool } from '../../lib/entities/school.ts';
import { useSession } from '../../lib/session/session.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { schoolMeetings } from '../../lib/lessons/schoolMeetings.ts';
import { useDiscounts } from '../money/useDiscounts.ts';
import { entryOf, type Entry } from './roster.ts';

const quarterMs = 15 * 60_000;

export function useRoster(): Entry[] {
  const { students, meetings, teachers, subjects, payments } = useSchool();
  const zone = useSession((session) => session.user?.preferences.timeZone) ?? 'Asia/Jerusalem';
  const nowMs = Math.floor(useNow(zone).ms / quarterMs) * quarterMs;
  const { all: discounts } = useDiscounts();
  const standing = useMemo(() => {
    const { held } = schoolMeetings({ meetings, teachers, students, subjects });
    const payers = new Map(students.map(({ id, payerId }) => [id, payerId ?? id]));
    const facts = {
      schedule: held,
      payments: payments.flatMap((wire) => readPayment(wire, wire.teacherId ?? '') ?? []),
      payerOf: (id: string) => payers.get(id) ?? id,
    };
    return standingsByLedger(facts, nowMs, pricingOf(discounts, held));
  }, [meetings, teachers, students, subjects, payments, nowMs, discounts]);
  return useMemo(() => students.map((student) => entryOf(student, standing)), [students, standing]);
}
