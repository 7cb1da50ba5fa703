/** What a tutorial tells at one step: a title, what the picture shows, and how it is done by hand and in a sentence. */
import type { Language } from '../../../lib/i18n/language.ts';

/** picture: fields as they look, the first one with the focus. */
export type TutorialStep = { title: string; picture: readonly string[]; body: string; sentence?: string };

export type TutorialTexts = Record<Language, { title: string; steps: readonly TutorialStep[] }>;
