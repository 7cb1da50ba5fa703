/** How the demo school's teacher works, and what she asks of her students. */
import type { ToStore } from '../../db/tables.ts';
import { homeVisitMinor } from './term.ts';

const hours = (from: string, to: string) => [{ from: minutes(from), to: minutes(to) }];
const afternoon = hours('14:00', '20:30');

export const contractOfRivka = `ביטול שיעור עד 24 שעות לפני מועדו – ללא חיוב.
ביטול מאוחר יותר מחויב במלואו.
לאחר שלושה ביטולים ברגע האחרון אפשר להפסיק את הלימודים.
על שינוי מחיר תימסר הודעה 30 יום מראש.`;

export const profileOfRivka = {
  plan: 'ultra',
  status: 'ACTIVE',
  working_hours: JSON.stringify({
    SU: afternoon,
    MO: afternoon,
    TU: afternoon,
    WE: afternoon,
    TH: afternoon,
    FR: hours('09:00', '13:00'),
  }),
  locations: JSON.stringify({
    teacher: { offered: true, costMinor: 0 },
    student: { offered: true, costMinor: homeVisitMinor },
    online: { offered: true, costMinor: 0 },
  }),
  operation_radius: 10,
  contract_version: 1,
  about: 'מורה פרטית למתמטיקה, לפיזיקה ולאנגלית, והכנה לפסיכומטרי. מלמדת ברחובות ובסביבה.',
  years_experience: 12,
  share_slug: 'rivka-cohen',
} as const satisfies Partial<ToStore<'app.teachers'>>;

function minutes(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}
