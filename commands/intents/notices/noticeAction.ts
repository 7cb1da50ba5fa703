/** Which action about notifications a sentence asks for: one table for all commands of this area, so that no two of them take one sentence. */
import type { Interpretation } from '../../kernel/interpretation.ts';

type NoticeAction =
  'setting' | 'push.off' | 'push.on' | 'readAll' | 'clear' | 'remove' | 'read' | 'open' | 'show';

const ofDevice =
  /\bpush\b|\bpop-?ups?\b|\bphone\b|\bmobile\b|\bdevice\b|\btablet\b|lock ?screen|\bbuzz|\bpings?\b|\bpinging\b|\bring\b|\bbeep|פוש|דחיפה|קופצ|קופץ|טלפון|נייד|מכשיר|סלולרי|לצפצף|מצפצף|לצלצל|תצלצל|מצלצל/;
const turnsOff =
  /\boff\b|\bstop\b|\bdisable|\bmute|\bsilence|\bquit\b|\bkill\b|\bno\b|\bnot\b|n't\b|\bwithout\b|\bshut\b|\bcut\b|\bquiet\b|כבה|כבי|לכבות|תכבו|השתק|להשתיק|תשתיק|השתיק|הפסק|להפסיק|תפסיק|די |בלי|ללא|אל ת|לא |לבטל|בטל|תבטל|לנתק|אין צורך|שקט/;
const turnsOn =
  /\bon\b|\benable|\ballow|\bactivate|\bstart\b|\bnotify me\b|\blet me know\b|\balert me\b|\bping me\b|\bbuzz me\b|\bsend me\b|\bwant\b|להפעיל|הפעל|תפעיל|להדליק|תדליק|הדלק|לאפשר|תאפשר|לקבל|להחזיר|תחזיר|שלח|רוצה|תודיע|להודיע/;
const many = /\ball\b|\beverything\b|\bevery\b|\bwhole\b|\bthe lot\b|הכל|הכול|כולן|כולם|כל ה/;
const marksRead = /\bread\b|\bseen\b|\bsaw\b|\bunread\b|נקרא|קראתי|ראיתי|לא נקראו/;
const removes =
  /\bdelete|\bremove|\bclear|\bempty|\bwipe|\berase|\bdismiss|\bbin\b|\btrash|\bpurge|\bclean|\bthrow|\bget rid\b|מחק|מחיק|למחוק|נקה|נקי|לנקות|רוקן|רוקנ|לרוקן|הסר|להסיר|תסיר|לפח|לזרוק|תזרוק|זרוק|תעיפ|להעיף|תוריד/;
const opens =
  /\bopen\b|\btake me\b|\bgo (?:in)?to\b|\bjump to\b|\btap\b|\bclick\b|פתח|לפתוח|היכנס|כנס|כנסי|קח אותי|קחי אותי|לקחת אותי/;
const severalNamed =
  /\bnotifications\b|\bnotifs\b|\balerts\b|\bnotices\b|\bbell\b|\binbox\b|התראות|הודעות|עדכונים|פעמון/;
const badge = /\bbadge\b|\bred (?:dot|number)\b|הנקודה האדומה|המספר האדום/;

type Rule = { action: NoticeAction; name: string; example: string; when(text: string): boolean };

/** The first that fits. */
const rules: readonly Rule[] = [
  {
    action: 'readAll',
    name: 'all of them are read',
    example: 'mark all notifications as read',
    when: (text) => (marksRead.test(text) && many.test(text)) || (badge.test(text) && removes.test(text)),
  },
  {
    action: 'remove',
    name: 'one is deleted',
    example: 'delete the notification about the price',
    when: (text) => removes.test(text) && !severalNamed.test(text) && !many.test(text),
  },
  {
    action: 'clear',
    name: 'the list is emptied',
    example: 'clear my notifications',
    when: (text) => removes.test(text) && !ofDevice.test(text),
  },
  {
    action: 'push.off',
    name: 'this device falls silent',
    example: 'turn off notifications',
    when: (text) => turnsOff.test(text) && !marksRead.test(text),
  },
  {
    action: 'read',
    name: 'one is read',
    example: 'I saw the notification about Noam',
    when: (text) => marksRead.test(text),
  },
  {
    action: 'open',
    name: 'one is opened',
    example: 'open the last notification',
    when: (text) => opens.test(text),
  },
  {
    action: 'push.on',
    name: 'this device is told',
    example: 'turn on push',
    when: (text) => turnsOn.test(text),
  },
  { action: 'show', name: 'the list is shown', example: 'notifications', when: () => true },
];

/** Of what, by which way or when: a choice that is kept, and no switch of this device. */
const ofChoice =
  /\bquiet hours\b|\bdo not disturb\b|\bpayments?\b|\brequests?\b|\breminders?\b|\bsubjects?\b|\bprices?\b|\battendance\b|\bcontacts?\b|\bagenda\b|שעות שקט|תשלומים|תשלום|בקשות|תזכורות|מקצועות|מחירים|נוכחות|היעדרויות|פרטי קשר|סדר היום/;
const chooses =
  /\boff\b|\bon\b|\bstop\b|\bno\b|\bmute\b|n't\b|\bset\b|\bwant\b|\bonly\b|\bquiet\b|בלי|לכבות|תכבה|תכבי|להדליק|תדליק|להפעיל|תפעיל|הפסק|אל ת|לא |שקט|רק |די |השתק/;

const isTimed = ({ items }: Pick<Interpretation, 'items'>): boolean =>
  items.some(({ kind }) => kind === 'time');

export function noticeAction(heard: Interpretation): NoticeAction {
  const { text } = heard.normal;
  const action = rules.find(({ when }) => when(text))?.action ?? 'show';
  const isSwitch = action === 'push.off' || action === 'push.on' || action === 'show';
  if (isSwitch && chooses.test(text) && (isTimed(heard) || ofChoice.test(text))) return 'setting';
  return action;
}

const nouns =
  /\bnotif\w*|\balerts?\b|\bbell\b|\bbadge\b|\bnotices?\b|\bmessages?\b|\bupdates?\b|\bnews?\b|התרא|הודע|עדכו|פעמון|נוטיפ|חדש/;

/** Whether it speaks of what a person is told, by its noun or by the device that tells. */
export const isOfNotices = ({ normal: { text } }: Interpretation): boolean =>
  nouns.test(text) || ofDevice.test(text);

/** Words that say nothing more. */
export const noticeIdle =
  /^(?:a|an|the|to|of|in|on|off|at|for|from|as|is|are|was|be|been|have|has|had|i|i've|i'm|me|my|mine|you|your|it|them|that|this|there|those|these|one|ones|up|out|about|with|by|when|what|what's|whats|which|new|news|any|anything|something|everything|all|every|each|of|list|inbox|bell|badge|notification|notifications|notifs|notif|alert|alerts|notice|notices|message|messages|update|updates|unread|read|seen|saw|mark|marked|set|flag|tick|delete|remove|clear|empty|wipe|erase|dismiss|get|rid|show|see|view|check|open|go|into|take|tell|let|know|turn|switch|enable|disable|stop|start|send|sending|sent|push|pop|ups|pop-ups|popups|phone|phones|mobile|device|tablet|screen|lock|app|again|back|please|pls|more|anymore|any|mute|silence|ping|pinging|buzz|buzzing|ring|ringing|beep|notify|notifying|quiet|hours|got|did|miss|missed|while|away|just|now|ok|okay|yes|first|second|third|last|latest|newest|top|recent|number|email|emails|mail|mails|only|still|want|need|like|allow|activate|red|dot|happened|came|through|across|look|already|really|do|disturb|[בהולמשכ]{0,3}(?:התראה|התראות|תראה|תראות|הודעה|הודעות|עדכון|עדכונים|פעמון|חדש|חדשה|חדשות|חדשים|טלפון|נייד|מכשיר|סלולרי|מסך|אפליקציה|פוש|דחיפה|קופצות|רשימה|תיבה|כל|הכל|הכול|כולן|כולם|נקרא|נקראה|נקראו|נקראות|אחרונה|אחרונות|ראשונה|שנייה|שניה|שלישית|זאת|זו|זה|זהה|מייל|מיילים|אימיילים|שקט|שעות)|את|לי|אלי|אליי|על|של|שלי|עם|יש|מה|איזה|אילו|כמה|עוד|יותר|כבר|רק|גם|אני|רוצה|בבקשה|נא|קיבלתי|הגיע|הגיעה|הגיעו|פספסתי|החמצתי|קראתי|ראיתי|לסמן|סמן|סמני|תסמן|תסמני|למחוק|מחק|מחקי|תמחק|תמחקי|תמחקו|לנקות|נקה|תנקה|תנקי|לרוקן|תרוקן|להסיר|הסר|תסיר|להראות|תראה|תראי|הראה|להציג|הצג|לפתוח|פתח|תפתח|תפתחי|לכבות|כבה|כבי|תכבה|תכבי|תכבו|להפעיל|הפעל|תפעיל|תפעילי|תפעילו|להדליק|תדליק|תדליקי|תדליקו|לשלוח|תשלח|תשלחי|תשלחו|שלח|להפסיק|תפסיק|תפסיקי|תפסיקו|להשתיק|תשתיק|לקבל|לאפשר|שיש|משהו|בו|בה|הזה|הזאת|מעכשיו|עכשיו|תודה)$/;

/** Where it is said that a device is to keep still, these are no denials. */
export const stillIdle = /^(?:no|not|don't|dont|never|nor|אל|לא|בלי|ללא|די)$/;

/** "Don't turn them off": it stays as it is. */
export const staysAsIs = ({ normal: { text } }: Interpretation): boolean =>
  /\b(?:don't|dont|do not|never|not) (?:turn|switch|disable|stop|mute|silence|kill|quit|unsubscribe)|(?<![א-ת])(?:אל|לא) [לת]?(?:כבה|כבו|כבי|כבות|פסיק|הפסיק|שתיק|השתיק|בטל|נתק)/.test(
    text,
  );
