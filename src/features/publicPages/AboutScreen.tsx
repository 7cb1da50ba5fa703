import { TextPage } from './TextPage.tsx';
import { about } from './texts/about.ts';

export function AboutScreen() {
  return <TextPage texts={about} />;
}
