/**
 * The screens, and the parts of screens that have an address, by the names people call them; a role sees only its own. "Page" and
 * "screen" after a name, and the Hebrew article before one, go without saying.
 */
import type { Locale, SpeakerRole } from '../../world/world.ts';

export type Page = { route: string; who: SpeakerRole[] | 'anyone'; names: Record<Locale, string[]> };

/** Address, who sees it, English names, Hebrew names; the first name is that of its button. */
const table: [string, string, string, string][] = [
  [
    '/home',
    'teacher',
    'calendar, home, main screen, diary, dashboard, board',
    'היומן, דף הבית, לוח השנה, הבית, מסך ראשי, דשבורד, הלוח',
  ],
  ['/subjects', 'teacher', 'subjects, subject page, lesson planning', 'מקצועות, תכנון שיעורים'],
  ['/students', 'teacher', 'students, student list, invitations', 'תלמידים, רשימת התלמידים, הזמנות לתלמידים'],
  ['/discounts', 'teacher', 'discounts', 'הנחות'],
  [
    '/payments',
    'teacher student parent',
    'payments, billing, packages, statements',
    'תשלומים, תשלומים שלי, כרטיסיות, דפי חשבון',
  ],
  ['/settings', 'teacher', 'settings, setting, preferences, options', 'הגדרות, העדפות'],
  [
    '/settings#hours',
    'teacher',
    'working hours, work hours, hours settings',
    'שעות העבודה, שעות עבודה, הגדרות השעות',
  ],
  ['/settings#lessons', 'teacher', 'lesson settings', 'הגדרות השיעורים'],
  ['/settings#places', 'teacher', 'places, place settings', 'מקומות, הגדרות המקומות'],
  ['/settings#contract', 'teacher', 'contract settings', 'הגדרות החוזה'],
  ['/settings#plan', 'teacher', 'subscription settings, plan settings', 'הגדרות המנוי, הגדרות המסלול'],
  [
    '/settings#notices',
    'teacher',
    'notification settings',
    'הגדרות ההתראות, הגדרות התראות, הגדרות של ההתראות',
  ],
  ['/settings#look', 'teacher', 'appearance, display settings', 'מראה, הגדרות תצוגה'],
  ['/stats', 'teacher', 'stats, statistics, graphs, reports', 'סטטיסטיקה, סטטיסטיקות, נתונים, גרפים, דוחות'],
  [
    '/log',
    'teacher',
    'log, change log, history page, history of changes',
    'יומן השינויים, יומן שינויים, היסטוריית שינויים',
  ],
  ['/feedback', 'teacher', 'feedback', 'משוב, טופס משוב'],
  [
    '/restrictedTimes',
    'teacher',
    'restricted times, blocked times, unavailability',
    'זמנים חסומים, שעות חסומות, זמנים מוגבלים',
  ],
  ['/students/home', 'student', 'home, my lessons page, main screen', 'דף הבית, הבית, מסך ראשי'],
  ['/studentMeetingCreation', 'student', 'booking, new lesson page', 'דף הזמנה, הזמנת שיעור'],
  ['/receipt', 'student parent', 'receipts, receipt page', 'קבלות'],
  ['/parent/home', 'parent', 'home, children page, main screen', 'דף הבית, הבית, דף הילדים, מסך ראשי'],
  ['/admin', 'admin', 'admin, home', 'ניהול, דף ניהול, דף הבית'],
  [
    '/UserEditScreen',
    'teacher student parent admin',
    'profile, account, user edit',
    'פרופיל, החשבון, החשבון שלי',
  ],
  ['/UserEditScreen#own-view', 'student parent admin', 'settings, preferences', 'הגדרות, העדפות'],
  [
    '/UserEditScreen#own-notices',
    'student parent',
    'notification settings',
    'הגדרות ההתראות, הגדרות התראות, הגדרות של ההתראות',
  ],
  ['/UserEditScreen#own-feed', 'teacher student parent', 'calendar feed', 'כתובת היומן'],
  ['/UserEditScreen#own-second', 'teacher admin', 'security, second factor', 'אבטחה, אימות דו שלבי'],
  ['/UserEditScreen#own-passkeys', 'teacher admin', 'passkeys', 'מפתחות גישה'],
  ['/UserEditScreen#own-sessions', 'teacher student parent admin', 'devices', 'מכשירים, המכשירים המחוברים'],
  ['/login', 'visitor', 'login page, sign in page, login', 'דף כניסה, דף התחברות'],
  ['/register', 'visitor', 'register page, sign up page, registration', 'דף הרשמה'],
  [
    '/pricing',
    'anyone',
    'pricing, plans, prices, plan comparison, price list',
    'מחירון, מסלולים, תוכניות, דף המחירים, המחירים',
  ],
  ['/faq', 'anyone', 'faq, questions, frequently asked questions', 'שאלות נפוצות, שאלות ותשובות'],
  ['/about', 'anyone', 'about, about us', 'אודות, עלינו'],
  [
    '/contact',
    'anyone',
    'contact, support, contact support, customer service, contact us',
    'צור קשר, תמיכה, שירות לקוחות, יצירת קשר',
  ],
  ['/privacy-policy', 'anyone', 'privacy, privacy policy', 'פרטיות, מדיניות פרטיות'],
  ['/terms-of-use', 'anyone', 'terms, terms of use', 'תנאים, תנאי שימוש, תקנון'],
];

export const pages: Page[] = table.map(([route, who, en, he]) => ({
  route,
  who: who === 'anyone' ? who : (who.split(' ') as SpeakerRole[]),
  names: { en: en.split(', '), he: he.split(', ') },
}));
