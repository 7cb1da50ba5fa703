/** Telephone numbers in profiles are checked and normalized as at sign-up. */
import { newcomerDefaults, readPhone } from '../../../domain/access/accountRules.ts';
import { refuse } from '../../../domain/basics/refusal.ts';
import type { Step } from '../../../domain/operations.ts';
import type { PersonPatch } from '../../../domain/people/person.ts';
import { parsePhone } from './parsePhone.ts';
import type { PrepareSteps } from '../../kernel/perform/kernel.ts';

/** The steps with normalized numbers; the first step with an invalid number is refused. */
export const readPhones: PrepareSteps = async (_transaction, _actorId, steps) => {
  const read: Step[] = [];
  for (const [at, step] of steps.entries()) {
    const done = withReadPhone(step);
    if (done === null) {
      const said = step.name === 'updateParent' ? 'parent' : 'input';
      return { at, refusal: refuse('BAD_REQUEST', `${said}.phoneNumber.number`) };
    }
    read.push(done);
  }
  return read;
};

type WithPhone = 'updateTeacher' | 'updateStudent' | 'addStudent' | 'updateKeptStudent';
const withPhones: readonly string[] = ['updateTeacher', 'updateStudent', 'addStudent', 'updateKeptStudent'];
const isProfile = (step: Step): step is Extract<Step, { name: WithPhone }> => withPhones.includes(step.name);

/** null: the number is invalid. */
function withReadPhone(step: Step): Step | null {
  if (isProfile(step)) {
    const input = withPhone(step.args.input);
    return input && ({ name: step.name, args: { ...step.args, input } } as Step);
  }
  if (step.name !== 'updateParent') return step;
  const parent = withPhone(step.args.parent);
  return parent && { name: step.name, args: { ...step.args, parent } };
}

function withPhone<Said extends Pick<PersonPatch, 'phoneNumber'>>(said: Said): Said | null {
  if (!said.phoneNumber) return said;
  const { country, countryCode, number } = said.phoneNumber;
  const typed = !country && countryCode ? `+${countryCode}${number}` : number;
  const phoneNumber = readPhone(typed, country ?? newcomerDefaults.country, parsePhone);
  return typeof phoneNumber === 'string' ? null : { ...said, phoneNumber };
}
