/** By how much what lessons cost rises or falls. */
import { unnamed, type Interpretation, type Entity } from '../kernel/interpretation.ts';

export const lowers =
  /\b(?:lower|reduce|decrease|cut|off|cheaper|less|down|drop|discount)\b|ורי?ד|וזי?ל|זול|פחי?ת|פחות/;
export const rises =
  /יתייקר|תתייקר|עול(?:ה|ים) ב-?\d{1,2}(?!\d)|\b(?:raise|increase|up|more|bump|hike|higher|expensive)\b|על[האי]|תעלו|העלות|ייקר|ייקור|יקר|יותר|גדי?ל/;

/** "תוסיפי לנועם 20 שקל" */
const adds = /^(?:add|ו?ת?ל?ה?וסי(?:ף|פי))$/;

const besides =
  /^(?:'s|the|my|of|for|group|lessons?|price|rate|[לבמ]?ה?קבוצה|של|ל|מ?את|מ?ה?מחיר|ה?תעריף|[לבמ]?ה?שיעור(?:ים)?|ל?כולם|ל[יוה])$/;

/** "להוריד 20 שקל", "תעלה ליעל את המחיר 20 שקל": no ל before the sum, which is by how much. */
function isLedBy(text: string, at: number): boolean {
  const before = text.slice(0, at).split(' ').filter(Boolean);
  const verb = before.findLastIndex((word) => lowers.test(word) || rises.test(word) || adds.test(word));
  return verb >= 0 && before.slice(verb + 1).every((word) => besides.test(word));
}

const costs = /(?<![A-Za-zÀ-ӿא-ي])(?:יעל[הו]|[בהל]?קבוצה תעלה)(?![A-Za-zÀ-ӿא-ي])/u;

type Rise = Entity & ({ kind: 'percent' | 'money' } | { kind: 'word' });

/** "by 10%", "20 shekels more": how much it rises or falls, not what it is then. */
export function riseOf(heard: Interpretation): Rise | null {
  const { items } = heard;
  const text = unnamed(heard);
  const times = items.findLast((item) => item.kind === 'word' && item.sense === 'factor');
  if (times?.kind === 'word') return times;
  const rise = items.findLast(
    (item): item is Entity & { kind: 'percent' | 'money' } =>
      item.kind === 'percent' || item.kind === 'money',
  );
  const isAdded = isLedBy(text, rise?.from ?? 0);
  if (rise === undefined || rise.role === 'to' || !(lowers.test(text) || rises.test(text) || isAdded))
    return null;
  if (rise.kind === 'percent') return rise;
  // "השיעור יעלה 90 שקל" is what it costs, "ב-90" by how much it rises.
  if (
    rise.kind === 'money' &&
    rise.role !== 'by' &&
    rise.role !== 'at' &&
    costs.test(text) &&
    !/מחיר|תעריף/.test(text)
  )
    return null;
  const isBy =
    isLedBy(text, rise.from) ||
    rise.role === 'by' ||
    rise.role === 'at' ||
    /more|less|off|discount|cheaper|dearer|יותר|פחות/.test(text.slice(rise.to));
  return isBy ? rise : null;
}
