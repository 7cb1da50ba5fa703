/** The documents with which the page follows rows that it asks for whole: the fragment, the query and the subscription of each kind. */
import { getNamedType, isLeafType, isObjectType, type GraphQLSchema } from 'graphql';
import { wireKinds } from '../domain/payloads.ts';

/** In GraphQL: of each kind that domain declares so, every field that the schema has. */
export function wholeRows(schema: GraphQLSchema): string {
  return declaredWhole()
    .map(({ name, type }) => documentsOf(schema, type, `${name}s`))
    .join('\n');
}

/** In TypeScript: by kind, the documents that stand above it. */
export const wholeRowsByKind = (): string => {
  const kinds = declaredWhole().map(
    ({ kind, type }) =>
      `${kind}: { query: ${type}sDocument, live: ${type}sLiveDocument, fragment: ${type}FieldsFragmentDoc },`,
  );
  return `\nexport const wholeRows = {\n${kinds.join('\n')}\n};\n`;
};

type Declared = { name: string; type: string; whole?: object };

const declaredWhole = (): (Declared & { kind: string })[] =>
  Object.entries<Declared>(wireKinds)
    .filter(([, { whole }]) => whole)
    .map(([kind, wire]) => ({ kind, ...wire }));

function documentsOf(schema: GraphQLSchema, type: string, plural: string): string {
  const shape = schema.getType(type);
  if (!isObjectType(shape)) throw new Error(`${type} is no type of the schema`);
  const fields = Object.values(shape.getFields());
  const parted = fields.find((field) => !isLeafType(getNamedType(field.type)));
  if (parted)
    throw new Error(`${type}.${parted.name} has fields of its own: ask for ${type} in a .graphql file`);
  const [query, ...others] = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    (field) =>
      String(field.type) === `[${type}!]!` && field.args.length === 1 && field.args[0]?.name === 'teacherId',
  );
  if (!query || others.length > 0) throw new Error(`There must be one query of ${type} by teacherId alone`);
  return `
fragment ${type}Fields on ${type} { ${fields.map(({ name }) => name).join(' ')} }
query ${type}s($teacherId: ID!) { ${query.name}(teacherId: $teacherId) { ...${type}Fields } }
subscription ${type}sLive($teacherId: ID!) { ${plural}(teacherId: $teacherId) { ...${type}Fields } }
`;
}
