/** The long texts of the public pages; they come with their page and not with the words of the app. */
import type { WholeLanguage } from '../../../../domain/basics/languages.ts';

/** A paragraph, or a list of points. */
type Say = string | readonly string[];

export type Part = { title: string; says: readonly Say[] };

type Text = {
  title: string;
  lead: string;
  /** When it was last changed; only what binds somebody says so. */
  since?: string;
  parts: readonly Part[];
};

/** A text that one of the whole languages lacks does not compile. */
export type Texts = Record<WholeLanguage, Text>;
