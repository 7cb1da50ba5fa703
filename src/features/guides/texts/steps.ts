/** What a tutorial tells at one step: a title, what the picture shows, and how it is done by hand and in a sentence. */
import { wholeLanguage, type Language, type WholeLanguage } from '../../../../domain/basics/languages.ts';

/**
 * `at`: what of the screen the step speaks of, as selectors, the first that is in sight; where none is, the step stands in the middle.
 * `picture`: fields as they look, the first one with the focus.
 */
export type TutorialStep = {
  at: readonly string[];
  title: string;
  picture: readonly string[];
  body: string;
  sentence?: string;
};

type Texts = { title: string; steps: readonly Omit<TutorialStep, 'at'>[] };

export type TutorialTexts = Record<WholeLanguage, Texts> & {
  /** One for each step. */
  spots: readonly (readonly string[])[];
};

/** The steps in one language, each with its place on the screen. */
export function stepsOf(texts: TutorialTexts, language: Language): { title: string; steps: TutorialStep[] } {
  const { title, steps } = texts[wholeLanguage(language)];
  return { title, steps: steps.map((step, index) => ({ ...step, at: texts.spots[index] ?? [] })) };
}
