/** Before the stories: the page as people will get it, and a school to copy. */
import { buildPageIfChanged } from '../scripts/buildPage.mjs';
import { makeSchoolBefore } from './school.ts';

export default async function beforeStories(): Promise<() => void> {
  if (!(await buildPageIfChanged()))
    throw new Error('The page could not be built; the lines above tell why.');
  return makeSchoolBefore();
}
