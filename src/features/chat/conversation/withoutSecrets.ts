/** Passwords and codes that stand in a sentence are kept nowhere: not in the thread, not in what was understood of it. */
import type { Plan } from '../../../../commands/kernel/plan.ts';

/** After the word itself and what leads on from it, all of the rest is the secret. */
const password =
  /(?:password|passcode|סיסמ[הא]?(?:\s(?:שלי|חדשה|החדשה)){0,3})(?:\s+(?:is|to|as|will be|הוא|היא|תהיה|ל|לזו))?[\s:=-]+(?<secret>\S.*)$/iu;
const code = /(?<![\d.:/-])\d{6}(?![\d:/])/gu;
/** What follows the word and is plainly none. */
const plain =
  /^(?:please|now|again|pls|for|of|is not|isn't|not|doesn't|on|בבקשה|עכשיו|שוב|לא|של|שלי|חדשה|אחרת|ישנה)(?:\s|$)|^[?.!]+$/iu;

const aboutCodes = /^password\./;

function secretsIn(text: string, plan: Plan): string[] {
  const said = password.exec(text)?.groups?.['secret'] ?? '';
  const codes =
    aboutCodes.test(plan.command ?? '') || /\bcode\b|קוד/iu.test(text) ? (text.match(code) ?? []) : [];
  return [...(said === '' || plain.test(said) ? [] : [said.replace(/[?.!]+$/, '')]), ...codes];
}

const hidden = (secret: string): string => '•'.repeat(secret.length);

/** Every text inside, however deep; offsets stay, for a dot stands for each sign. */
function cleaned<Value>(value: Value, secrets: readonly string[]): Value {
  if (typeof value === 'string')
    return secrets.reduce<string>(
      (text, secret) =>
        text.replaceAll(secret, hidden(secret)).replaceAll(secret.toLowerCase(), hidden(secret)),
      value,
    ) as Value;
  // A code that was read as a number is a number no more.
  if (typeof value === 'number' && secrets.includes(String(value))) return null as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => cleaned(one, secrets)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, cleaned(one as unknown, secrets)]),
  ) as Value;
}

/** The sentence and its plan as they may be kept. */
export function withoutSecrets(text: string, plan: Plan): { text: string; plan: Plan } {
  const secrets = secretsIn(text, plan);
  return secrets.length === 0
    ? { text, plan }
    : { text: cleaned(text, secrets), plan: cleaned(plan, secrets) };
}
