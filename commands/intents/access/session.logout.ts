/** Ends the session on this device. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';

export const sessionLogout = command({
  id: 'session.logout',
  who: ['teacher', 'student', 'parent', 'admin'],
  effect: 'does',
  says: {
    en: ['(log|sign|logging|signing) [me|us] (out|off)', '(logout|signout|logoff)'],
    he: [
      '(להתנתק|התנתקות|התנתק|תנתק|תנתקי|נתק|נתקי|לוגאאוט|לוגאוט)',
      '^ יציאה',
      '(לצאת|להוציא|יציאה) [אותי] (מהחשבון|מהמערכת|מהאתר|מהאפליקציה)',
    ],
  },
  takes: ['it', 'which:this'],
  extra: (said) =>
    idle(
      said,
      /^(?:account|computer|device|phone|app|site|[הלמ]{0,2}(?:חשבון|מערכת|אתר|מחשב|מכשיר|טלפון|אפליקציה))$/,
    ),
  declines: (heard) => heard.unread.length > 0,
  resolve: () => {},
  plan: () => ({ effect: { kind: 'signOut', value: '' } }),
  examples: () => ({ en: ['log out'], he: ['להתנתק'] }),
  counterexamples: {
    en: [
      "don't log me out",
      'sign Dana out of the group',
      'how do I log out?',
      'take Noam out of the lesson',
    ],
    he: ['אל תנתק אותי', 'תוציא את נועם מהקבוצה', 'איך מתנתקים?', 'לצאת מהשיעור'],
  },
});
