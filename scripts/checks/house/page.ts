/** What the page does by hand that one part should do: documents without types, sending steps, taking the whole store. */
import type { ESTree } from 'vite';
import { nodesIn, parse, type Source } from './sources.ts';

export type PageUse = {
  gqlDocuments: number;
  sendsSteps: boolean;
  freshRequestId: boolean;
  bareUseSchool: number;
};

/** The one that may send: it keeps the request id. */
const hookFile = 'src/lib/operations/sendOnce.ts';

export function pageUse(source: Pick<Source, 'file' | 'text'>): PageUse {
  const use: PageUse = { gqlDocuments: 0, sendsSteps: false, freshRequestId: false, bareUseSchool: 0 };
  if (!/gql|sendSteps|useEntityStore|\b(?:query|mutation|subscription)\b/.test(source.text)) return use;
  for (const node of nodesIn(parse(source))) {
    if (node.type === 'TaggedTemplateExpression' && isNamed(node.tag, 'gql')) use.gqlDocuments += 1;
    if (isDocumentText(node)) use.gqlDocuments += 1;
    if (node.type !== 'CallExpression') continue;
    if (isNamed(node.callee, 'useEntityStore') && node.arguments.length === 0) use.bareUseSchool += 1;
    if (!isNamed(node.callee, 'sendSteps')) continue;
    use.sendsSteps = source.file !== hookFile;
    use.freshRequestId ||= [...nodesIn(node.arguments)].some(isFreshId);
  }
  return use;
}

const isNamed = (node: ESTree.Node, name: string): boolean =>
  node.type === 'Identifier' && node.name === name;

/** A document as text, that nothing holds against the schema. */
function isDocumentText(node: ESTree.Node): boolean {
  const text = node.type === 'TemplateElement' ? node.value.raw : node.type === 'Literal' && node.value;
  return typeof text === 'string' && /^\s*(?:query|mutation|subscription)\b[^{]*\{/.test(text);
}

/** `crypto.randomUUID()` among the arguments: the same press sent twice is then two actions. */
const isFreshId = (node: ESTree.Node): boolean =>
  node.type === 'MemberExpression' && isNamed(node.property, 'randomUUID');
