/** What is asked of the server about rows of a kind: all of a teacher once, then their changes as they happen. */
import { gql, type DocumentNode } from '@apollo/client';

type Asked = {
  /** The type in the schema. */
  type: string;
  /** The root fields. */
  query: string;
  live: string;
  fields: readonly string[];
};

export type RowDocuments = {
  query: DocumentNode;
  live: DocumentNode;
  field: { query: string; live: string };
  fragment: { name: string; document: DocumentNode };
};

export function rowDocuments({ type, query, live, fields }: Asked): RowDocuments {
  const name = `${type}Fields`;
  const document = gql(`fragment ${name} on ${type} { ${fields.join(' ')} }`);
  const root = (kind: string, field: string): DocumentNode =>
    gql([`${kind}($teacherId: ID!) { ${field}(teacherId: $teacherId) { ...${name} } } `, ''], document);
  return {
    query: root(`query ${type}s`, query),
    live: root(`subscription ${type}sLive`, live),
    field: { query, live },
    fragment: { name, document },
  };
}
