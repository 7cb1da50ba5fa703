/** The product as an app of its own on this device. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';

export const appInstall = command({
  id: 'app.install',
  who: ['teacher', 'student', 'parent', 'admin', 'visitor'],
  effect: 'reads',
  says: {
    en: [
      '(install|download|get) [the|this|your] [as] (app|application|program) [on|to] [my|this|the] [phone|tablet|computer|desktop|ipad|device]',
      '^ install [it|this] [please] $',
      '(add|put|save|pin) [it|this|the app] [to|on|as] [my|the|an] (home screen|homescreen|desktop|app)',
      '(have|use|save) (it|this) as an app',
      'is there an app',
    ],
    he: [
      '(להתקין|להוריד) [לי] [את] [ה] (אפליקציה|האפליקציה|יישום|היישום|תוכנה|התוכנה)',
      '(להוסיף|לשים|להצמיד) [את] [זה|אייקון|קיצור דרך] [ל|ב] (למסך הבית|מסך הבית|במסך הבית|לשולחן העבודה)',
      '(יש|קיימת) [לכם] אפליקציה',
      'התקנת (אפליקציה|האפליקציה)',
    ],
  },
  takes: ['it', 'noun', 'any'],
  extra: (said) =>
    idle(
      said,
      /^(?:install|download|app|application|the|this|on|to|my|phone|tablet|computer|desktop|ipad|device|home|screen|as|an|a|get|add|put|there|is|program|it|בטלפון|לטלפון|לאייפון|לנייד|במכשיר|הזה|למחשב|במחשב|אפליקציה|האפליקציה|אייקון|הבית|מסך|לכם|יש|זה|את|שלי)$/,
    ),
  declines: (heard) => heard.negated || heard.unread.length > 1,
  resolve: () => {},
  plan: () => ({ effect: { kind: 'install', value: '' } }),
  examples: () => ({ en: ['install the app'], he: ['להתקין את האפליקציה'] }),
  counterexamples: {
    en: [
      "don't install the app",
      'download my calendar',
      'add Dana to the group',
      'save the lesson to my calendar',
    ],
    he: ['אל תתקין את האפליקציה', 'להוריד את היומן', 'להוסיף את דנה לקבוצה', 'לשמור את השיעור ביומן שלי'],
  },
});
