/** A person's notifications as far as this tab has them, newest first, and how many of all wait. */
import { create } from 'zustand';

export type NoticeRow = {
  id: string;
  /** The kind of event. */
  title: string;
  /** Its parameters as JSON. */
  message: string;
  timestamp: string;
  read: boolean;
  type: string;
  removed?: boolean;
};

/** What the list begins with, and what each further page brings. */
export const pageSize = 50;

type Notices = {
  status: 'loading' | 'ready' | 'failed';
  /** The newest without a gap. */
  rows: readonly NoticeRow[];
  /** There are no older ones than `rows`. */
  whole: boolean;
  /** By id, of more than `rows` may have: whether it was read. */
  reads: ReadonlyMap<string, boolean>;
  loading(): void;
  failed(): void;
  /** The first page, and for the count whether each of a hundred was read. */
  loaded(page: readonly NoticeRow[], counted: readonly { id: string; read: boolean }[]): void;
  older(page: readonly NoticeRow[]): void;
  /** What has come, was read or deleted; a row of an id that is there takes its place. */
  put(came: readonly NoticeRow[]): void;
  allRead(): void;
  clear(): void;
};

const empty = { status: 'loading', rows: [], whole: false, reads: new Map<string, boolean>() } as const;

/** Ids ascend with time. */
const newestFirst = (a: NoticeRow, b: NoticeRow): number => (a.id < b.id ? 1 : -1);

function merged(rows: readonly NoticeRow[], came: readonly NoticeRow[]): NoticeRow[] {
  const byId = new Map([...rows, ...came].map((row) => [row.id, row]));
  return [...byId.values()].filter(({ removed }) => removed !== true).sort(newestFirst);
}

function counted(
  reads: ReadonlyMap<string, boolean>,
  rows: readonly Pick<NoticeRow, 'id' | 'read' | 'removed'>[],
): Map<string, boolean> {
  const next = new Map(reads);
  for (const { id, read, removed } of rows) {
    if (removed === true) next.delete(id);
    else next.set(id, read);
  }
  return next;
}

export const useNotices = create<Notices>((set) => ({
  ...empty,
  loading: () => set({ status: 'loading' }),
  failed: () => set({ status: 'failed' }),
  loaded: (page, some) =>
    set({
      status: 'ready',
      rows: merged([], page),
      whole: page.length < pageSize,
      reads: counted(counted(new Map(), some), page),
    }),
  older: (page) =>
    set(({ rows, reads }) => ({
      rows: merged(page, rows),
      whole: page.length < pageSize,
      reads: counted(counted(new Map(), page), rowsOf(reads)),
    })),
  put: (came) =>
    set(({ rows, whole, reads }) => {
      // One that is older than all that are here would leave a gap: it comes with its page.
      const oldest = rows.at(-1)?.id ?? '';
      const near = came.filter(({ id }) => whole || rows.length === 0 || id >= oldest);
      return { rows: merged(rows, near), reads: counted(reads, came) };
    }),
  allRead: () => set(({ reads }) => ({ reads: new Map([...reads].map(([id]) => [id, true])) })),
  clear: () => set(empty),
}));

const rowsOf = (reads: ReadonlyMap<string, boolean>): { id: string; read: boolean }[] =>
  [...reads].map(([id, read]) => ({ id, read }));

export const unreadIn = ({ reads }: Pick<Notices, 'reads'>): number =>
  [...reads.values()].filter((read) => !read).length;
