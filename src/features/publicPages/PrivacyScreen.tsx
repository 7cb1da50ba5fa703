import { TextPage } from './TextPage.tsx';
import { privacy } from './texts/privacy.ts';

export function PrivacyScreen() {
  return <TextPage texts={privacy} contents />;
}
