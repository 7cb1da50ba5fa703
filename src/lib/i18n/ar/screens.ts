/** The names of screens, as the menu and their heads write them. */
import type { asks as heAsks } from '../he/asks.ts';
import type { booking as heBooking } from '../he/booking.ts';
import type { closed as heClosed } from '../he/closed.ts';
import type { discounts as heDiscounts } from '../he/discounts.ts';
import type { feedback as heFeedback } from '../he/feedback.ts';
import type { insight as heInsight } from '../he/insight.ts';
import type { palette as hePalette } from '../he/palette.ts';
import type { payments as hePayments } from '../he/payments.ts';
import type { AllFormsOf, SomeOf } from '../he/shape.ts';
import type { students as heStudents } from '../he/students.ts';
import type { subjects as heSubjects } from '../he/subjects.ts';

export const asks: SomeOf<AllFormsOf<typeof heAsks>> = {
  title: 'طلبات الدروس',
  open: 'طلبات الدروس',
  openCount_zero: 'طلبات الدروس، لا شيء ينتظر',
  openCount_one: 'طلبات الدروس، واحد ينتظر',
  openCount_two: 'طلبات الدروس، اثنان ينتظران',
  openCount_few: 'طلبات الدروس، {{count}} تنتظر',
  openCount_many: 'طلبات الدروس، {{count}} تنتظر',
  openCount_other: 'طلبات الدروس، {{count}} تنتظر',
  yours: 'بانتظار جوابك',
  theirs: 'بانتظار جوابهم',
  emptyTitle: 'لا طلبات تنتظر',
  approve: 'موافقة',
  accept: 'يناسبني',
  decline: 'رفض',
  noThanks: 'لا يناسبني',
  offer: 'اقتراح وقت آخر',
  change: 'تغيير الوقت',
  withdraw: 'سحب الطلب',
  takeOfferBack: 'سحب الاقتراح',
  undo: 'تراجع',
};

export const booking: SomeOf<typeof heBooking> = { title: 'طلب درس', open: 'طلب درس جديد' };

export const closed: SomeOf<typeof heClosed> = { title: 'أوقات مغلقة', add: 'إضافة وقت مغلق' };

export const discounts: SomeOf<typeof heDiscounts> = { title: 'الخصومات' };

export const feedback: SomeOf<typeof heFeedback> = { title: 'ملاحظات' };

export const insight: SomeOf<typeof heInsight> = {
  expenses: { title: 'المصاريف' },
  stats: { title: 'الإحصاءات' },
  log: { title: 'سجل التغييرات' },
};

export const palette: SomeOf<AllFormsOf<typeof hePalette>> = {
  title: 'بحث أو أمر',
  placeholder: 'بحث، أو سؤال أو طلب بالعبرية أو بالإنجليزية',
  groups: {
    typed: 'كما كُتب',
    waiting: 'بانتظارك',
    most: 'الأكثر استخدامًا',
    subjects: 'المواد',
    people: 'الأشخاص',
    say: 'طلب',
    ask: 'سؤال',
    screens: 'الانتقال إلى',
  },
  none: 'لم يُعثر على شيء لـ”{{text}}“',
  choose: 'اختيار',
};

export const payments: SomeOf<AllFormsOf<typeof hePayments>> = { title: 'الدفعات' };

export const students: SomeOf<AllFormsOf<typeof heStudents>> = { title: 'الطلاب' };

export const subjects: SomeOf<AllFormsOf<typeof heSubjects>> = { title: 'المواد', add: 'مادة جديدة' };
