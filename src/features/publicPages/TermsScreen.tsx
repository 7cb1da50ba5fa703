import { TextPage } from './TextPage.tsx';
import { terms } from './texts/terms.ts';

export function TermsScreen() {
  return <TextPage texts={terms} contents />;
}
