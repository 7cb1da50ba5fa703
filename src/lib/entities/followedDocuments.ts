/** What is asked of the server about a kind of rows that a tab holds whole: all once, then their changes as they happen. */
import { gql } from '@apollo/client';
import type { DocumentNode } from 'graphql';

type Rows = {
  /** The type in the schema. */
  type: string;
  fields: readonly string[];
  query: string;
  live: string;
};

export type FollowedDocuments = {
  query: DocumentNode;
  live: DocumentNode;
  field: { query: string; live: string };
  fragment: { name: string; document: DocumentNode };
};

/** For rows that are asked for by their teacher. */
export function followedDocuments({ type, fields, query, live }: Rows): FollowedDocuments {
  const name = `${type}Fields`;
  const fragment = `fragment ${name} on ${type} { ${fields.join(' ')} }`;
  return {
    query: gql(
      `query ${type}s($teacherId: ID!) { ${query}(teacherId: $teacherId) { ...${name} } } ${fragment}`,
    ),
    live: gql(
      `subscription ${type}sLive($teacherId: ID!) { ${live}(teacherId: $teacherId) { ...${name} } } ${fragment}`,
    ),
    field: { query, live },
    fragment: { name, document: gql(fragment) },
  };
}
