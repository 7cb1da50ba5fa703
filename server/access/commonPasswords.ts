/** The passwords that are tried first by whoever guesses: the ten thousand most common, which nobody may choose. */
import { dictionary } from '@zxcvbn-ts/language-common';

const mostCommon = 10_000;

const common: ReadonlySet<string> = new Set(dictionary.passwords.slice(0, mostCommon).map(String));

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
