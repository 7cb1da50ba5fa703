/** The log of changes page by page; one filter for as long as it is mounted. */
import { useEffect, useState } from 'react';
import { client } from '../../lib/apollo/apollo.ts';
import { ChangeLogDocument, type ChangeLogQuery } from './log.generated.ts';

export type LoggedChange = ChangeLogQuery['changeLog']['changes'][number];
export type LogEntry = LoggedChange['entries'][number];

export type LogFilter = {
  area: string | null;
  studentId: string | null;
  meetingId: string | null;
  /** Milliseconds, as text. */
  from: string | null;
  to: string | null;
};

type ChangeLog = {
  /** null until the first page has come. */
  changes: readonly LoggedChange[] | null;
  failed: boolean;
  loading: boolean;
  more: (() => void) | null;
  again(): void;
};

type Page = { changes: readonly LoggedChange[]; before: number | null };

/** null where no answer came. */
export async function askPage(filter: LogFilter, before: number | null): Promise<Page | null> {
  try {
    const { data } = await client.query({
      query: ChangeLogDocument,
      variables: { ...filter, before },
      fetchPolicy: 'no-cache',
    });
    return data ? { changes: data.changeLog.changes, before: data.changeLog.before ?? null } : null;
  } catch {
    return null;
  }
}

export function useChangeLog({ area, studentId, meetingId, from, to }: LogFilter): ChangeLog {
  const [held, setHeld] = useState<Page | null>(null);
  const [failed, setFailed] = useState(false);
  const [loading, setLoading] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isOver = false;
    async function load(): Promise<void> {
      const page = await askPage({ area, studentId, meetingId, from, to }, null);
      if (isOver) return;
      setFailed(page === null);
      if (page) setHeld(page);
    }
    void load();
    return () => {
      isOver = true;
    };
  }, [area, studentId, meetingId, from, to, round]);

  async function more(before: number): Promise<void> {
    setLoading(true);
    const page = await askPage({ area, studentId, meetingId, from, to }, before);
    setLoading(false);
    setFailed(page === null);
    if (page) setHeld((was) => ({ ...page, changes: [...(was?.changes ?? []), ...page.changes] }));
  }

  const before = held?.before ?? null;
  return {
    changes: held?.changes ?? null,
    failed,
    loading,
    more: before === null ? null : () => void more(before),
    again: () => setRound(round + 1),
  };
}
