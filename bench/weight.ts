/** What the language weighs: what is needed to hear a sentence, with what a first one needs, and all of it. */
import { languageLimits, weighLanguage, type LanguageWeights } from '../scripts/weighLanguage.ts';
import { round, type Measure } from './measure.ts';

/** What commands and languages were meant to weigh together. */
const meant = 45;

const names: Record<keyof LanguageWeights, string> = {
  heard: 'commands and languages: what is needed to hear a sentence',
  firstSentence: 'commands and languages: with all that a first Hebrew sentence needs',
  all: 'commands and languages: every part, both languages',
};

export async function measureWeight(): Promise<Measure[]> {
  const weights = await weighLanguage();
  return (Object.keys(names) as (keyof LanguageWeights)[]).map((part) => ({
    name: `${names[part]} (the build holds it under ${languageLimits[part]})`,
    value: round(weights[part]),
    unit: 'KB gzip',
    ratio: round(meant / weights[part]),
    peer: `the ${meant} KB that all of it was meant to weigh`,
    aim: `<= ${meant}`,
  }));
}
