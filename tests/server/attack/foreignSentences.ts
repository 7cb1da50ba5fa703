/** Sentences that name people and rows which belong to others: whoever says them, in both languages. */
import type { Neighbourhood } from '../people/personas.ts';

const phrases: readonly [en: string, he: string][] = [
  ["cancel NAME's next lesson, only this one", 'לבטל את השיעור הבא של NAME, רק הפעם'],
  ["NAME can't come to the next lesson", 'NAME לא יכול להגיע לשיעור הבא'],
  ['book NAME a lesson tomorrow at 17:00 online', 'לקבוע לNAME שיעור מחר ב-17:00 בזום'],
  ['block NAME', 'לחסום את NAME'],
  ['archive NAME', 'להעביר את NAME לארכיון'],
  ["forgive NAME's late cancel", 'לסלוח לNAME על הביטול המאוחר'],
  ["withdraw NAME's join request", 'לבטל את בקשת ההצטרפות של NAME'],
  ['take NAME off the waiting list', 'להוציא את NAME מרשימת ההמתנה'],
  ['remove NAME from my account', 'להסיר את NAME מהחשבון שלי'],
  ['add my son NAME', 'להוסיף את הבן שלי NAME'],
  ["change NAME's phone to 052-1234567", 'לשנות את הטלפון של NAME ל-052-1234567'],
];

/** By name and, as one who has seen an address, by id. */
export function ofOthers({ Sb }: Neighbourhood): string[] {
  const called = ['Sami Student', 'Blocked Student', 'Class Mate', Sb.id];
  return called.flatMap((name) => phrases.flat().map((phrase) => phrase.replaceAll('NAME', name)));
}
