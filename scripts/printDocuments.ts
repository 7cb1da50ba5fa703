/**
 * The page's GraphQL documents as constants, with the types of what they ask and get: beside each .graphql file of src its .generated.ts,
 * and one of the rows that are asked for whole.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as types from '@graphql-codegen/typescript-operations';
import { parse, print, printSchema, type DocumentNode, type GraphQLSchema } from 'graphql';
import { wholeRows, wholeRowsByKind } from './wholeRows.ts';

const note = (file: string) => `/** Printed from ${file} by scripts/printSchema.ts (npm run schema). */`;

/** Fails where a document asks for what the schema does not have. */
export async function printDocuments(root: string, schema: GraphQLSchema) {
  const sdl = parse(printSchema(schema));
  const files = globSync('src/**/*.graphql', { cwd: root }).toSorted();
  const written = files.map((file) => ({
    file,
    path: file.replace(/\.graphql$/, '.generated.ts'),
    asked: readFileSync(join(root, file), 'utf8'),
    more: '',
  }));
  const whole = {
    file: 'what the entities of domain declare',
    path: 'src/lib/entities/wholeRows.generated.ts',
    asked: wholeRows(schema),
    more: wholeRowsByKind(),
  };
  return Promise.all(
    [...written, whole].map(async ({ file, path, asked, more }) => {
      const document = parse(asked);
      const isFetched = file.endsWith('.fetch.graphql');
      const printed = await codegen({
        schema: sdl,
        schemaAst: schema,
        documents: [{ location: file, document }],
        filename: path,
        config: {
          scalars: { ID: 'string' },
          inlineFragmentTypes: 'combine',
          documentMode: 'documentNodeImportFragments',
          useTypeImports: true,
        },
        plugins: isFetched ? [{ types: {} }] : [{ types: {} }, { documents: {} }],
        pluginMap: { types, documents: typedDocuments },
      });
      const text = isFetched ? asText(path, document) : more;
      return { path, text: `${note(file)}\n${plain(printed)}${text}` };
    }),
  );
}

/** For who asks without the client: the document as the server takes it. */
function asText(path: string, document: DocumentNode): string {
  const [asked] = document.definitions;
  if (document.definitions.length !== 1 || asked?.kind !== 'OperationDefinition' || !asked.name)
    throw new Error(`${path} is printed from more than one named operation`);
  const name = asked.name.value;
  const types = `${name}${asked.operation === 'query' ? 'Query' : 'Mutation'}`;
  const type = `FetchedDocument<${types}, ${types}Variables>`;
  const from = relative(dirname(path), 'src/lib/session/askByFetch.ts').replace(/^(?!\.)/, './');
  const text = JSON.stringify(print(document).replace(/\s+/g, ' ').trim());
  return `
import type { FetchedDocument } from '${from}';
// prettier-ignore
export const ${name}Document: ${type} = { name: '${name}', text: ${text} };
`;
}

/** Without the generator's own helpers, and with what the page has already: Apollo's type of a document. */
const plain = (printed: string): string =>
  printed
    .replace(/^\/\*\* Internal type.*\n.*\n/gm, '')
    .replace(/Exact<(\{[^]*?\})>;/g, '$1;')
    .replace(
      /^import.*@graphql-typed-document-node.*\n/m,
      "import type { TypedDocumentNode as DocumentNode } from '@apollo/client';\n",
    )
    // A tree of nodes, that nobody reads, on a line of its own.
    .replace(/^export const /gm, '// prettier-ignore\nexport const ');
