/**
 * A server for the page's own calls: each document is checked against the product's schema and executed by it, over what a
 * test says there is. What the server would not understand is not understood here either.
 */
import { buildSchema, getNullableType, graphql as execute, isListType } from 'graphql';
import { graphql, type GraphQLSubscription } from 'msw/graphql';
import { HttpResponse } from 'msw/http';
import { loadSdl } from '../../../server/kernel/api/loadSdl.ts';

const schema = buildSchema(loadSdl().join('\n'));

type Rows = Record<string, unknown>;

const run = (source: string, variableValues: Record<string, unknown>, rootValue: Rows) =>
  execute({ schema, source, variableValues, rootValue });

/** In one part, as nearly every calendar is. */
const aShortCalendar = { calendarParts: { revision: 0, viewerKey: 'all', cuts: [] } };

/** Of what a test does not speak of there is nothing. */
const emptyLists: Rows = Object.fromEntries(
  Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ name, type }) =>
    isListType(getNullableType(type)) ? [[name, []]] : [],
  ),
);

/** Whoever a test does not call new has the first day and the tutorials behind them. */
const guides = ['firstDay', 'calendar', 'subjects'].map((name) => ({ name, step: 0, ended: true }));

/**
 * `rowsNow` answers by root field: a value, or a function of the field's arguments. Every stream is taken and stays silent
 * until something is told.
 */
export function answering(rowsNow: () => Rows) {
  const endpoint = graphql.link(new URL('/graphql', location.href).href);
  const open = new Set<GraphQLSubscription>();
  const watchersOf = (field: string): GraphQLSubscription[] =>
    [...open].filter(({ query }) => new RegExp(String.raw`\b${field}\(\w+: \$`).test(query));
  return {
    handlers: [
      // Before the queries: what answers those would take the streams as well.
      endpoint.subscription(/.*/, ({ subscription, finalize }) => {
        open.add(subscription);
        finalize(() => {
          open.delete(subscription);
        });
      }),
      endpoint.operation(async ({ query, variables }) =>
        HttpResponse.json(
          await run(query, variables, { ...emptyLists, guides, ...aShortCalendar, ...rowsNow() }),
        ),
      ),
    ],
    isWatched: (field: string): boolean => watchersOf(field).length > 0,
    /** To all who watch the field, as after a commit: as much of the row as each document asks for. */
    async tell(field: string, row: unknown): Promise<void> {
      for (const subscription of watchersOf(field)) {
        const { data, errors } = await run(subscription.query, subscription.variables, { [field]: row });
        if (errors?.[0]) throw errors[0];
        subscription.publish({ data: data ?? null });
      }
    },
  };
}
