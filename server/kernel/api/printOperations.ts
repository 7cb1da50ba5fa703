/** The mutations and their inputs in SDL, read from the operations' schemas, so that the two cannot differ. */
import type { GenericSchema } from 'valibot';
import { argTypes, inputTypes } from '../../../domain/basics/sdl.ts';
import type { Operation } from '../../../domain/kernel/operation.ts';
import { payloadType, payloadTypes } from '../../../domain/payloads.ts';

type Operations = Record<
  string,
  Pick<Operation<string, never, never>, 'name' | 'payload' | 'writes'> & { args: unknown }
>;

const printedFrom = (what: string) =>
  `# Printed from ${what} by scripts/printSchema.ts; change those, then print again.`;

const ofOperations = printedFrom('the operations of domain/');
const ofRows = printedFrom('what modules show of their rows');

export const isPrinted = (sdl: string): boolean => sdl.startsWith(ofOperations) || sdl.startsWith(ofRows);

/** The rows that modules tell by shownRows.ts. */
export const printRows = (modules: readonly { sdl?: string }[]): string =>
  [ofRows, ...modules.flatMap(({ sdl }) => sdl ?? [])].join('\n\n');

export function printOperations(operations: Operations): string {
  const inputs = new Map<string, string>();
  const fields: string[] = [];
  for (const operation of Object.values(operations)) {
    const { name } = operation;
    const schema = operation.args as GenericSchema;
    const taken = entries({ ...argTypes(schema), requestId: 'ID' }).join(', ');
    fields.push(`${name}(${taken}): ${payloadType(operation)}!`);
    for (const [input, types] of inputTypes(schema)) {
      const printed = `input ${input} {\n${entries(types).join('\n')}\n}`;
      if (inputs.has(input) && inputs.get(input) !== printed)
        throw new Error(`Two inputs are named ${input}`);
      inputs.set(input, printed);
    }
  }
  const answers = [...payloadTypes(Object.values(operations))].map(
    ([type, its]) => `type ${type} {\n${described(its).join('\n')}\n}`,
  );
  const mutations = `extend type Mutation {\n${fields.join('\n')}\n}`;
  return [ofOperations, mutations, ...answers, ...inputs.values()].join('\n\n');
}

const descriptions: Record<string, string> = {
  status: 'ok, or a refusal code',
  changeId: 'Names the change for undoChange; the same in every field of one document.',
  meetings: 'Every row that the document changed, as the caller sees it; so with all lists.',
};

const described = (fields: Record<string, string>): string[] =>
  Object.entries(fields).flatMap(([name, type]) => [
    ...(descriptions[name] ? [`"${descriptions[name]}"`] : []),
    `${name}: ${type}`,
  ]);

const entries = (types: Record<string, string>): string[] =>
  Object.entries(types).map(([name, type]) => `${name}: ${type}`);
