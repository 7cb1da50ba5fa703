/**
 * Rows as they come, for one who reads them: heard at once (`hear`), which costs a reader nothing while it waits, or one by one as any
 * async iterable.
 */
import { Repeater } from 'graphql-yoga';
import { sendTo } from './sendTo.ts';

export type Hearing<Row> = {
  row(row: Row): void;
  /** No more come; with the fault, if there was one. */
  end(fault?: unknown): void;
};

/** Answers how to leave. */
export type Join<Row> = (hearing: Hearing<Row>) => () => void;

export class Rows<Row> implements AsyncIterableIterator<Row> {
  private readonly join: Join<unknown>;
  /** Of what is joined: what was asked for by map. */
  private change: (row: unknown) => Row = (row) => row as Row;
  private queue: Repeater<Row> | undefined;

  constructor(join: Join<Row>) {
    this.join = join as Join<unknown>;
  }

  /** A row that cannot be taken ends this hearing and no other; after its end or its leaving nothing is told. */
  hear({ row: take, end: close }: Hearing<Row>): () => void {
    const { change } = this;
    let isOver = false;
    const end = (fault?: unknown): void => {
      if (isOver) return;
      isOver = true;
      close(fault);
    };
    const leave = this.join({
      row(row) {
        if (isOver) return;
        try {
          take(change(row));
        } catch (fault) {
          end(fault);
        }
      },
      end,
    });
    return () => {
      isOver = true;
      leave();
    };
  }

  map<Other>(change: (row: Row) => Other): Rows<Other> {
    const mapped = new Rows<Other>(this.join as Join<never>);
    mapped.change = (row) => change(this.change(row));
    return mapped;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<Row, undefined>> {
    return this.queued().next();
  }

  async return(): Promise<IteratorResult<Row, undefined>> {
    await this.queued().return();
    return { done: true, value: undefined };
  }

  private queued(): Repeater<Row, undefined> {
    this.queue ??= new Repeater<Row>(async (push, stop) => {
      const leave = this.hear({ row: sendTo(push, stop), end: stop });
      await stop;
      leave();
    });
    return this.queue;
  }
}
