/** The root of the page: its language, and all that public/firstPaint.js may choose from, before any module is there. */
import { directionOf, languages, usualLanguage, type Language } from '../domain/basics/languages.ts';

const choices = languages.map((language) => `${language}:${directionOf(language)}`).join(' ');

export const rootTag = (language: Language = usualLanguage): string =>
  `<html lang="${language}" dir="${directionOf(language)}" data-theme="light" data-languages="${choices}">`;
