/** A text is read with the languages that stand in it: the others must have nothing to say about it. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../commands/intents/catalogue.ts';
import { enWords } from '../../commands/grammar/en/words.ts';
import { heWords } from '../../commands/grammar/he/words.ts';
import { spokenIn } from '../../commands/grammar/spokenIn.ts';
import { expandPattern } from '../../commands/nlu/text/expandPattern.ts';
import type { Locale } from '../../commands/world/world.ts';

const words = { en: enWords, he: heWords };

describe.each<Locale>(['en', 'he'])('what is said in %s', (locale) => {
  const strange = (text: string) => !spokenIn(text).includes(locale);

  it('is looked for wherever one of its phrases can stand', () => {
    const phrases = catalogue.flatMap(({ id, says }) =>
      says[locale].flatMap(expandPattern).map((phrase) => ({ id, phrase: phrase.replace(/[…^$]/g, '') })),
    );
    expect(phrases.length).toBeGreaterThan(1000);
    expect(phrases.filter(({ phrase }) => strange(phrase))).toEqual([]);
  });

  it('is looked for wherever one of its little words can stand', () => {
    const all = [...words[locale].values()].flatMap((entries) =>
      entries.map((entry) => entry.words.join(' ')),
    );
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(strange)).toEqual([]);
  });
});

it('a sentence of one language is not read with the other', () => {
  expect(spokenIn("move Dana's lesson to 5pm")).toEqual(['en']);
  expect(spokenIn('להזיז את דנה ל-17:00, גם את הבאים')).toEqual(['he']);
  expect(spokenIn('להזיז את Dana למחר')).toEqual(['en', 'he']);
});
