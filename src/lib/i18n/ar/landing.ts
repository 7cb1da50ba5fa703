/** The bar and the foot of the public pages; what they tell is said in the fallback. */
import type { landing as he } from '../he/landing.ts';
import type { SomeOf } from '../he/shape.ts';

export const landing: SomeOf<typeof he> = {
  sections: 'الأقسام',
  home: 'الرئيسية',
  pricing: 'الأسعار',
  faq: 'أسئلة شائعة',
  about: 'من نحن',
  skip: 'الانتقال إلى المحتوى',
  product: 'المنتج',
  us: 'عنّا',
  account: 'الحساب',
  contact: 'اتصل بنا',
  terms: 'شروط الاستخدام',
  privacy: 'سياسة الخصوصية',
  foot: 'إدارة دروس للمعلمين الخصوصيين وطلابهم وأولياء الأمور. الجمل بالعبرية وبالإنجليزية.',
  languages: 'اللغة',
  contents: 'في هذه الصفحة',
  writeToUs: 'اكتب لنا',
  myDesk: 'فتح مفكرة الدروس',
  begin: 'إنشاء حساب معلم',
  trial: 'تجربة 21 يومًا، بدون بطاقة',
  forWhom: 'لمن هذا',
  prices: 'الأسعار',
  comparePlans: 'مقارنة الباقات',
  allQuestions: 'كل الأسئلة',
};
