/** The screens by the names people call them; a role sees only its own. */
import type { Locale, SpeakerRole } from '../../world/world.ts';

export type Page = { route: string; who: SpeakerRole[] | 'anyone'; names: Record<Locale, string[]> };

export const pages: Page[] = [
  {
    route: '/home',
    who: ['teacher'],
    names: {
      en: ['calendar', 'home', 'home page', 'main screen', 'the diary'],
      he: ['היומן', 'יומן', 'דף הבית', 'לוח השנה', 'הבית', 'מסך ראשי'],
    },
  },
  {
    route: '/subjects',
    who: ['teacher'],
    names: {
      en: ['subjects', 'subject page', 'lesson planning'],
      he: ['מקצועות', 'המקצועות', 'תכנון שיעורים'],
    },
  },
  {
    route: '/students',
    who: ['teacher'],
    names: {
      en: ['students', 'students page', 'student list', 'my students page'],
      he: ['תלמידים', 'התלמידים', 'דף התלמידים', 'רשימת התלמידים'],
    },
  },
  {
    route: '/discounts',
    who: ['teacher'],
    names: { en: ['discounts', 'discounts page'], he: ['הנחות', 'ההנחות', 'דף ההנחות'] },
  },
  {
    route: '/payments',
    who: ['teacher', 'student', 'parent'],
    names: {
      en: ['payments', 'payments page', 'billing', 'billing page'],
      he: ['תשלומים', 'התשלומים', 'תשלומים שלי', 'התשלומים שלי', 'דף תשלומים', 'דף התשלומים'],
    },
  },
  {
    route: '/settings',
    who: ['teacher'],
    names: {
      en: ['settings', 'setting', 'preferences', 'options'],
      he: ['הגדרות', 'ההגדרות', 'העדפות', 'ההעדפות'],
    },
  },
  {
    route: '/stats',
    who: ['teacher'],
    names: {
      en: ['stats', 'statistics', 'stats page', 'statistics page', 'graphs'],
      he: [
        'סטטיסטיקה',
        'סטטיסטיקות',
        'הסטטיסטיקה',
        'נתונים',
        'הנתונים',
        'גרפים',
        'הגרפים',
        'דוחות',
        'הדוחות',
      ],
    },
  },
  {
    route: '/log',
    who: ['teacher'],
    names: {
      en: ['log', 'change log', 'the log', 'history page', 'history of changes'],
      he: ['יומן שינויים', 'יומן השינויים', 'היסטוריית שינויים'],
    },
  },
  {
    route: '/feedback',
    who: ['teacher'],
    names: { en: ['feedback', 'feedback form', 'feedback page'], he: ['משוב', 'טופס משוב'] },
  },
  {
    route: '/restrictedTimes',
    who: ['teacher'],
    names: {
      en: ['restricted times', 'blocked times', 'unavailability', 'restricted times page'],
      he: ['זמנים חסומים', 'שעות חסומות', 'זמנים מוגבלים'],
    },
  },
  {
    route: '/students/home',
    who: ['student'],
    names: {
      en: ['home', 'home page', 'my lessons page', 'main screen'],
      he: ['דף הבית', 'הבית', 'מסך ראשי'],
    },
  },
  {
    route: '/studentMeetingCreation',
    who: ['student'],
    names: { en: ['booking', 'booking page', 'new lesson page'], he: ['דף הזמנה', 'הזמנת שיעור'] },
  },
  {
    route: '/receipt',
    who: ['student', 'parent'],
    names: { en: ['receipts', 'receipt page', 'receipts page'], he: ['קבלות', 'דף קבלות', 'הקבלות'] },
  },
  {
    route: '/parent/home',
    who: ['parent'],
    names: {
      en: ['home', 'home page', 'children page', 'main screen'],
      he: ['דף הבית', 'הבית', 'דף הילדים', 'מסך ראשי'],
    },
  },
  {
    route: '/admin',
    who: ['admin'],
    names: { en: ['admin', 'admin page', 'admin dashboard', 'home'], he: ['ניהול', 'דף ניהול', 'דף הבית'] },
  },
  {
    route: '/UserEditScreen',
    who: ['teacher', 'student', 'parent', 'admin'],
    names: {
      en: ['profile', 'my profile', 'my account', 'account', 'profile page', 'user edit'],
      he: ['פרופיל', 'הפרופיל', 'החשבון', 'החשבון שלי', 'הפרופיל שלי'],
    },
  },
  {
    route: '/login',
    who: ['visitor'],
    names: { en: ['login page', 'sign in page', 'login'], he: ['דף כניסה', 'דף התחברות'] },
  },
  {
    route: '/register',
    who: ['visitor'],
    names: { en: ['register page', 'sign up page', 'registration'], he: ['דף הרשמה'] },
  },
  {
    route: '/pricing',
    who: 'anyone',
    names: {
      en: ['pricing', 'plans', 'prices', 'pricing page', 'plan comparison', 'price list'],
      he: ['מחירון', 'מסלולים', 'המסלולים', 'תוכניות', 'דף המחירים', 'המחירים'],
    },
  },
  {
    route: '/faq',
    who: 'anyone',
    names: { en: ['faq', 'questions', 'frequently asked questions'], he: ['שאלות נפוצות', 'שאלות ותשובות'] },
  },
  {
    route: '/about',
    who: 'anyone',
    names: { en: ['about', 'about page', 'about us'], he: ['אודות', 'עלינו'] },
  },
  {
    route: '/contact',
    who: 'anyone',
    names: {
      en: ['contact', 'support', 'contact page', 'contact support', 'customer service', 'contact us'],
      he: ['צור קשר', 'תמיכה', 'שירות לקוחות', 'יצירת קשר'],
    },
  },
  {
    route: '/privacy-policy',
    who: 'anyone',
    names: { en: ['privacy', 'privacy policy'], he: ['פרטיות', 'מדיניות פרטיות'] },
  },
  {
    route: '/terms-of-use',
    who: 'anyone',
    names: { en: ['terms', 'terms of use'], he: ['תנאים', 'תנאי שימוש', 'תקנון'] },
  },
];
