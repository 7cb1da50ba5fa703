/** The schema as TypeScript types for the page: what a query can answer, and what an argument may be. */
import {
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';

const scalars: Record<string, string> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};

export function printTypes(schema: GraphQLSchema): string {
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !isScalarType(type))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return [
    "/** The server's GraphQL schema as types; printed from its .graphql files by scripts/printSchema.ts. */",
    ...types.map(printType),
  ].join('\n\n');
}

function printType(type: GraphQLNamedType): string {
  if (isObjectType(type)) {
    const roots = Object.values(type.getFields()).map(
      ({ name, description, type: answer, args }) =>
        `${comment(description)}  ${name}: ${tsOf(answer)};\n` +
        (args.length === 0
          ? ''
          : `  /** Arguments of ${name}. */\n  '${name}.args': { ${args.map((arg) => `${optional(arg.name, arg.type)}: ${tsOf(arg.type)}`).join('; ')} };\n`),
    );
    return `${comment(type.description, '')}export type ${type.name} = {\n${roots.join('')}};`;
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map(
      (field) => `${comment(field.description)}  ${optional(field.name, field.type)}: ${tsOf(field.type)};\n`,
    );
    return `${comment(type.description, '')}export type ${type.name} = {\n${fields.join('')}};`;
  }
  throw new Error(`No TypeScript form is written for ${type.name}`);
}

const comment = (description: string | null | undefined, indent = '  '): string =>
  description ? `${indent}/** ${description} */\n` : '';

const optional = (name: string, type: GraphQLType): string => (isNonNullType(type) ? name : `${name}?`);

function tsOf(type: GraphQLType): string {
  return isNonNullType(type) ? bare(type.ofType) : `${bare(type)} | null`;
}

function bare(type: GraphQLType): string {
  if (isListType(type)) {
    const item = tsOf(type.ofType);
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  }
  const { name } = type as GraphQLNamedType;
  return scalars[name] ?? name;
}
