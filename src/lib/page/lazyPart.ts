/** A part of the page that is fetched when it is first drawn; without a line it comes when there is one. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { untilItComes } from './untilItComes.ts';

export const lazyPart = <Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await untilItComes(bring) }));
