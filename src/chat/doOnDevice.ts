/** What a sentence asks of the device alone: a screen, the theme, the language. */
import type { Plan } from '../../commands/pipeline/plan.ts';
import { go } from '../app/go.ts';
import { useTheme } from '../design/theme.ts';
import { isLanguage, speak } from '../words/language.ts';

export function doOnDevice({ kind, value }: NonNullable<Plan['effect']>): void {
  if (kind === 'page') go(value);
  else if (kind === 'theme') {
    if (value === 'light' || value === 'dark') useTheme.getState().show(value);
    else useTheme.getState().toggle();
  } else if (kind === 'language' && isLanguage(value)) void speak(value);
}
