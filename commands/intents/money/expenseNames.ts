/** What teachers spend on, in both languages: a word that names an expense, and its category. */
import type { ExpenseCategory } from '../../../domain/money/expense.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';

const names: Record<ExpenseCategory, { en: string; he: string }> = {
  travel: {
    en: 'fuel|petrol|gas|bus|train|taxi|cab|parking|toll|travel|transport|mileage',
    he: 'דלק|בנזין|אוטובוס|רכבת|מונית|חניה|חנייה|נסיעה|נסיעות|רב קו|רב-קו|תחבורה',
  },
  supplies: {
    en: 'books|workbooks?|textbooks?|pens?|pencils?|markers?|paper|notebooks?|toner|ink|printing|copies|photocopies|supplies|stationery|whiteboard|chalk|stamps',
    he: 'ספרים|חוברות|חוברת|עטים|טושים|מחברות|נייר|טונר|דיו|צילומים|הדפסות|הדפסה|ציוד|לוח מחיק|בולים',
  },
  technology: {
    en: 'zoom|laptop|computer|tablet|ipad|headphones|headset|keyboard|mouse|microphone|camera|quizlet|canva|chatgpt|software|subscription|internet|phone',
    he: 'זום|מחשב|טאבלט|אוזניות|מקלדת|עכבר|מיקרופון|מצלמה|קנבה|תוכנה|מנוי|אינטרנט|טלפון',
  },
  professional: {
    en: 'accountant|bookkeeper|course|seminar|workshop|training|conference|tuning|lawyer|professional',
    he: 'רואה חשבון|רו"ח|השתלמות|השתלמויות|קורס|סדנה|כנס|כיוון פסנתר|עורך דין|הנהלת חשבונות',
  },
  office: {
    en: 'rent|room|studio|office|electricity|cleaning|cleaner|desk|chair|furniture',
    he: 'שכירות|שכר דירה|חדר|סטודיו|משרד|חשמל|ניקיון|שולחן|כיסא|ריהוט|ארנונה',
  },
  marketing: {
    en: 'ads?|advert|advertising|advertisement|facebook|instagram|flyers?|marketing|website',
    he: 'פרסום|פרסומת|פייסבוק|אינסטגרם|פליירים|שיווק|אתר',
  },
  insurance: { en: 'insurance', he: 'ביטוח' },
  other: { en: 'coffee|cookies|snacks', he: 'קפה|כיבוד' },
};

const [before, after] = ['(?<![A-Za-zÀ-ӿא-ي\\p{N}])', '(?![A-Za-zÀ-ӿא-ي\\p{N}])'];

const spoken = (Object.keys(names) as ExpenseCategory[]).map((category): [ExpenseCategory, RegExp] => [
  category,
  new RegExp(`${before}(?:(?:${names[category].en})|[להבמ]?(?:${names[category].he}))${after}`, 'giu'),
]);

export const expenseNames = ({ normal: { text } }: AnnotatedText): EntityCandidate[] =>
  spoken.flatMap(([category, pattern]) =>
    [...text.matchAll(pattern)].map((found) => ({
      kind: 'word' as const,
      sense: 'expense',
      value: category,
      from: found.index,
      to: found.index + found[0].length,
      cost: 0.3,
    })),
  );
