/** What machines are told of each public page: its title and what it says in a sentence, in every whole language. */
import { wholeLanguages, type WholeLanguage } from '../../domain/basics/languages.ts';
import { questions } from '../../src/features/publicPages/texts/questions.ts';

/** A page stands in the whole languages: what machines index is never half in another. */
export type Tongue = WholeLanguage;
type Told = { title: string; description: string };
export type PublicPage = {
  path: string;
  /** Its file, and the source of its screen. */
  file: string;
  source: string;
  told: Record<Tongue, Told>;
  /** Nothing to be found by: it stands in no map of the site. Whoever is in does not see it. */
  forVisitors?: true;
  /** Structured data beside that of every page. */
  more?(language: Tongue): object;
};

export const product: Record<Tongue, string> = { he: 'יומן שיעורים', en: 'Lesson Desk' };

const page = (
  path: string,
  source: string,
  { he, en }: Record<Tongue, [title: string, description: string]>,
): PublicPage => ({
  path,
  file: path === '/' ? 'landing' : path.slice(1),
  source: `src/features/${source}`,
  told: { he: { title: he[0], description: he[1] }, en: { title: en[0], description: en[1] } },
});

export const publicPages: readonly PublicPage[] = [
  {
    ...page('/', 'landing/Landing.tsx', {
      he: [
        'השיעורים מתנהלים במשפטים',
        'יומן למורים פרטיים, לתלמידים ולהורים. כותבים מה צריך לקרות, רואים בדיוק מה ישתנה ומאשרים. 21 ימי ניסיון, בלי כרטיס.',
      ],
      en: [
        'Run your lessons in a sentence',
        'A calendar for private teachers, students and parents. Type what should happen, see exactly what would change, and confirm. 21 days of trial, no card.',
      ],
    }),
    more: (language) => ({
      '@type': 'SoftwareApplication',
      name: product[language],
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      inLanguage: wholeLanguages,
      offers: [
        { '@type': 'Offer', name: 'Basic', price: '0', priceCurrency: 'USD' },
        { '@type': 'Offer', name: 'Premium', price: '19.99', priceCurrency: 'USD' },
      ],
    }),
  },
  page('/pricing', 'plans/PricingScreen.tsx', {
    he: [
      'מסלולים',
      'בסיסי חינם, פרימיום מ־19.99 דולר לחודש, אולטרה: מה יש בכל מסלול. שלושה שבועות ניסיון לכל מורה.',
    ],
    en: [
      'Plans',
      'Basic for free, Premium from 19.99 USD a month, Ultra: what each plan holds. Three weeks of trial for every teacher.',
    ],
  }),
  {
    ...page('/faq', 'publicPages/FaqScreen.tsx', {
      he: ['שאלות נפוצות', 'תשובות על משפטים, מחירים, ניסיון, תלמידים, ביטולים ונתונים.'],
      en: ['FAQ', 'Answers about sentences, prices, the trial, students, cancellations and your data.'],
    }),
    more: (language) => ({
      '@type': 'FAQPage',
      mainEntity: questions[language].all.map(({ ask, answer }) => ({
        '@type': 'Question',
        name: ask,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    }),
  },
  {
    ...page('/login', 'access/SignIn.tsx', {
      he: ['כניסה', 'כניסה ליומן השיעורים: מורים, תלמידים והורים.'],
      en: ['Sign in', 'Sign in to Lesson Desk: teachers, students and parents.'],
    }),
    forVisitors: true,
  },
  page('/about', 'publicPages/AboutScreen.tsx', {
    he: ['אודות', 'מה זה יומן שיעורים, למה משפטים, על מה אפשר לסמוך ובשביל מי זה.'],
    en: ['About', 'What Lesson Desk is, why sentences, what you can rely on, and who it is for.'],
  }),
  page('/contact', 'publicPages/ContactScreen.tsx', {
    he: ['יצירת קשר', 'שאלה, בקשה או הערה: כותבים כאן, ואנחנו עונים במייל תוך 24 שעות.'],
    en: ['Contact', 'A question, a request or a remark: write here, and we answer by email within 24 hours.'],
  }),
  page('/terms-of-use', 'publicPages/TermsScreen.tsx', {
    he: ['תנאי שימוש', 'מה מותר, מה צפוי, ומה קורה כשמפסיקים.'],
    en: ['Terms of use', 'What is allowed, what to expect, and what happens when you stop.'],
  }),
  page('/privacy-policy', 'publicPages/PrivacyScreen.tsx', {
    he: ['מדיניות פרטיות', 'מה נשמר, למי זה מוצג, ואיך לוקחים או מוחקים את זה.'],
    en: ['Privacy policy', 'What is kept, who sees it, and how to take it with you or delete it.'],
  }),
];
