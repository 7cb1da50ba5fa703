/** Opens what one says of oneself: name, telephone, address, picture. */
import { saysMore } from '../../kernel/cases.ts';
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';

export const profileOpen = command({
  id: 'profile.open',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      '(open|show|show me|view|see|go to|edit|display) [me] (my|the) (profile|details|personal details|account details|contact details|info|personal info)',
      "(what's|what is|what are) my (phone|phone number|address|email|details|name|number)",
      'my (profile|details|personal details)',
      '(take me to|bring me to|go to|get me to) my (profile|details|personal details) [page]',
      'where do i (edit|change|see|find) [my] (profile|details|personal details)',
      'profile settings',
      'where (is|are) my (profile|details|personal details)',
    ],
    he: [
      '(לפתוח|פתח|להראות|הצג|תציג|תציגי|לערוך) [לי] [את] (הפרופיל|פרופיל|הפרטים|הפרטים האישיים) [שלי]',
      '(הפרופיל|הפרטים|הפרטים האישיים) שלי',
      '(מה|מהו|מהם) (הטלפון|הכתובת|המייל|הפרטים|השם) שלי',
      'איפה (הפרופיל|הפרטים) שלי',
      'איפה (עורכים|משנים|רואים) [את] (הפרופיל|הפרטים|הפרטים האישיים) [שלי]',
      '(קח|קחי|תיקח|תקח|תיקחי) אותי (לפרופיל|לדף הפרופיל|לפרטים) [שלי]',
      'הגדרות (פרופיל|הפרופיל)',
      'עריכת פרופיל',
    ],
  },
  takes: ['it'],
  extra: (said) => idle(said, /^(?:page|screen|number|please|card|שלי|דף|מסך|אישיים|האישיים)$/),
  declines: saysMore,
  resolve: () => {},
  plan: () => ({ effect: { kind: 'page', value: '/UserEditScreen' } }),
  examples: () => ({ en: ['open my profile'], he: ['תפתח את הפרופיל שלי'] }),
  counterexamples: {
    en: [
      'my new phone is 052-1234567',
      "don't open my profile",
      'open settings',
      'change my name to Rivka Cohen',
    ],
    he: ['הטלפון החדש שלי 052-1234567', 'אל תפתח את הפרופיל', 'תפתח הגדרות', 'לשנות את השם שלי לרבקה כהן'],
  },
});
