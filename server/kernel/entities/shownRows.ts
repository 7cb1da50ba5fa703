/** A kind's type in the schema, its query and its subscription, and who sees each of its fields: told once, for the schema and the masks. */
import type { AccessPolicy, CallRule, FieldRule } from './policy.ts';

type Scalar<Value> = Value extends string
  ? 'ID' | 'String'
  : Value extends number
    ? 'Int' | 'Float'
    : Value extends boolean
      ? 'Boolean'
      : '[String!]';

type FieldType<Wire, Field extends keyof Wire> =
  object extends Pick<Wire, Field> ? Scalar<NonNullable<Wire[Field]>> : `${Scalar<Wire[Field]>}!`;

type Described<Type> = Type | readonly [Type, about: string];

/** Each field that travels: one that domain renames, adds or drops does not compile here. */
type Fields<Wire> = { [Field in keyof Wire]-?: Described<FieldType<Wire, Field>> };

type Shown<Wire, Query extends string> = {
  about: string;
  query: Described<Query>;
  callers: CallRule;
  /** Who sees a field of which `only` says nothing else. */
  viewers: FieldRule;
  only?: { [Field in keyof Wire]?: FieldRule };
  fields: Fields<Wire>;
};

/** The name of the query, the rules, and the part of the schema that scripts/printSchema.ts prints. */
export function shownRows<Wire extends object, const Query extends string>(
  { wire: { name, type } }: { wire: { name: string; type: string }; travelling?: Wire },
  { about, query, callers, viewers, only = {}, fields }: Shown<Wire, Query>,
) {
  const asks = typeof query === 'string' ? query : query[0];
  const rules: Record<string, FieldRule> = Object.fromEntries(
    Object.keys(fields).map((field) => [field, only[field as keyof Wire] ?? viewers]),
  );
  const policy: AccessPolicy = {
    Query: { [asks]: callers },
    Subscription: { [`${name}s`]: callers },
    types: { [type]: rules },
  };
  const list = `[${type}!]!`;
  const [, aboutQuery] = typeof query === 'string' ? [] : query;
  const sdl = [
    `"${about}"\ntype ${type} {\n${Object.entries<Described<string>>(fields).map(printed).join('\n')}\n}`,
    `extend type Query {\n${printed([`${asks}(teacherId: ID!)`, aboutQuery ? [list, aboutQuery] : list])}\n}`,
    `extend type Subscription {\n${name}s(teacherId: ID!): ${type}!\n}`,
  ].join('\n\n');
  return { query: asks, rules, policy, sdl };
}

const printed = ([field, told]: [string, Described<string>]): string =>
  typeof told === 'string' ? `${field}: ${told}` : `"${told[1]}"\n${field}: ${told[0]}`;
