/** The accounts of a family with each of its teachers, asked for again when its lessons or payments change. */
import { useEffect, useRef, useState } from 'react';
import { client } from '../../lib/apollo/apollo.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { useSession } from '../../lib/session/session.ts';
import { FamilyAccountsDocument, type FamilyAccountsQuery } from './family.generated.ts';

type FamilyAccount = FamilyAccountsQuery['familyAccounts'][number];

export type TeacherAccount = FamilyAccount & {
  teacherId: string;
  teacherName: string;
  /** Of several accounts with one teacher, which one. */
  at: number;
};

export type Accounts = {
  /** In which its lessons are told. */
  zone: string;
  accounts: readonly TeacherAccount[] | null;
  failed: boolean;
  again(): void;
};

/** Rows of one change come one by one. */
const gatherMs = 200;

async function ask(teacherId: string, month: string | null): Promise<FamilyAccount[]> {
  const { data } = await client.query({
    query: FamilyAccountsDocument,
    variables: { teacherId, month },
    fetchPolicy: 'no-cache',
  });
  return data?.familyAccounts ?? [];
}

export function useFamilyAccounts(month: string | null): Accounts {
  const status = useEntityStore((school) => school.status);
  const teachers = useEntityStore((school) => school.teachers);
  const meetings = useEntityStore((school) => school.meetings);
  const payments = useEntityStore((school) => school.payments);
  const zone = useSession((session) => session.user?.preferences.timeZone) ?? 'Asia/Jerusalem';
  const [accounts, setAccounts] = useState<readonly TeacherAccount[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const asked = useRef<string | null>(null);

  useEffect(() => {
    if (status !== 'ready') return undefined;
    let isOver = false;
    async function load(): Promise<void> {
      try {
        const all = await Promise.all(
          teachers.map(async ({ id, username }) =>
            (await ask(id, month)).map((account, at) => ({
              ...account,
              teacherId: id,
              teacherName: username ?? '',
              at,
            })),
          ),
        );
        if (isOver) return;
        setAccounts(all.flat());
        setFailed(false);
      } catch {
        if (!isOver) setFailed(true);
      }
    }
    const name = `${month} ${round}`;
    const isNews = asked.current === name;
    asked.current = name;
    const timer = setTimeout(() => void load(), isNews ? gatherMs : 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [status, teachers, meetings, payments, month, round]);

  return { zone, accounts, failed: failed && accounts === null, again: () => setRound(round + 1) };
}
