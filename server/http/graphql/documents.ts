/** Parses documents within the limits and validates them against the schema. Small ones are cached, since the page sends the same ones again. */
import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { coded } from './maskFault.ts';
import { limits, tooLarge } from './queryLimits.ts';

/** The cache must be bounded in total: a document of ten thousand tokens takes megabytes, and anyone may send thousands. */
const mostKept = 100;
const mostKeptTokens = 1_000;
const mostKeptCharacters = 10_000;

export type Documents = {
  /** Throws a GraphQLError if the text is not a document. */
  read(text: string): DocumentNode;
  /** Why the document is not executed; empty if it is valid. */
  faultsOf(document: DocumentNode): readonly GraphQLError[];
  /** It was sent before and is likely to be sent again: compiling pays off. */
  isKnown(document: DocumentNode): boolean;
};

export function makeDocuments(schema: GraphQLSchema, { production }: { production: boolean }): Documents {
  // In order of last use.
  const kept = new Map<string, DocumentNode>();
  const known = new WeakSet<DocumentNode>();
  const texts = new WeakMap<DocumentNode, string>();
  const rules = [...specifiedRules, ...(production ? [NoSchemaIntrospectionCustomRule] : [])];

  function keep(text: string, document: DocumentNode): void {
    kept.delete(text);
    kept.set(text, document);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  }

  return {
    read(text) {
      const same = kept.get(text);
      if (same) {
        known.add(same);
        keep(text, same);
        return same;
      }
      const document = parseWithin(text);
      // A compiled document would treat this name as no property.
      const isPlain = !text.includes('__proto__');
      if (isPlain && text.length <= mostKeptCharacters && (document.tokenCount ?? Infinity) <= mostKeptTokens)
        texts.set(document, text);
      return document;
    },
    faultsOf(document) {
      if (known.has(document)) return [];
      const excess = tooLarge(document);
      if (excess.length > 0) return excess;
      const faults = validate(schema, document, rules, { maxErrors: 20, hideSuggestions: production }).map(
        coded,
      );
      const text = texts.get(document);
      if (faults.length === 0 && text !== undefined) keep(text, document);
      return faults;
    },
    isKnown: (document) => known.has(document),
  };
}

/** The parser, and each rule after it, recurses as deep as the text does: a limit here keeps all of them from overflowing the stack. */
function parseWithin(text: string): DocumentNode {
  if (nestingOf(text) > limits.nesting)
    throw new GraphQLError('The document is nested too deep.', {
      extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
    });
  try {
    return parse(text, { maxTokens: limits.tokens });
  } catch (fault) {
    throw fault instanceof GraphQLError ? coded(fault) : fault;
  }
}

/** Brackets within strings count too: the page sends whatever people write as variables. */
function nestingOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of text) {
    if ('{[('.includes(character)) depth += 1;
    else if ('}])'.includes(character)) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
