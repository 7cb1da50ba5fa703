import type { Module } from '../module.ts';
import { makeImageRoutes } from './imageRoute.ts';
import { refuseForeignImage } from './ownImages.ts';

export const imagesModule = { prepareSteps: [refuseForeignImage], routes: makeImageRoutes } satisfies Module;
