/** Before the stories: the page as people will get it. */
import { buildPageIfChanged } from '../scripts/buildPage.mjs';

export default async function buildPage(): Promise<void> {
  if (!(await buildPageIfChanged()))
    throw new Error('The page could not be built; the lines above tell why.');
}
