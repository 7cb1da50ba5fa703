/** The next lesson, as people who have never seen the grammar say it in Hebrew. */
import type { AsideList } from '../aside.ts';

export const next: AsideList = {
  command: 'schedule.next',
  phrases: [
    { say: 'מי הבא' },
    { say: 'מה השיעור הבא שלי' },
    { say: 'השיעור הבא' },
    { say: 'מי יש לי עכשיו הבא בתור' },
    { say: 'מתי אני רואה את דנה', slots: { students: ['dana'] } },
    { say: 'מתי השיעור הבא של נועם', slots: { students: ['noam'] } },
    { say: 'מי אחרי זה' },
    { say: 'מתי הקבוצה הבאה' },
    { say: 'מתי השיעור הבא עם יעל?', slots: { students: ['yael'] } },
    { say: 'מי התלמיד הבא' },
    { say: 'מה הדבר הבא ביומן' },
    { say: 'מתי השיעור הבא בפיזיקה' },
    { say: 'מתי יש לי עוד פעם את עומר', slots: { students: ['omer'] } },
    { say: 'מתי השיעור הבא שלי', as: 'student' },
    { say: 'מתי אני עם רבקה', as: 'student' },
    { say: 'מתי השיעור הבא של איתי', as: 'parent', slots: { child: 'itay' } },
    { say: 'השיעור הבא של נועה מתי', as: 'parent', slots: { child: 'noa' } },
  ],
};
