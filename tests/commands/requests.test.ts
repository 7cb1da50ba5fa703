import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import { answerCard, readSentence } from '../../commands/pipeline/readSentence.ts';
import { sayLine } from '../../commands/sayLine.ts';
import { requestsWorlds } from '../corpus/requestsWorlds.ts';
import { worldNamed } from '../sentences/worlds.ts';

const at = (wall: string) => String(Date.parse(`${wall}:00+02:00`));

describe('what is sent for an answer to a request', () => {
  const teacher = worldNamed('requests', 'teacher', 'en');
  const sent = (text: string) => sayLine(text, teacher).operations;

  it('is the waiting lesson by its id and its new status', () => {
    expect(sent("approve Noam's Tuesday lesson")).toEqual([
      { name: 'updatePendingMeeting', variables: { input: { id: 'p-noam' }, status: 'Approved' } },
    ]);
    expect(sent("decline Dana's lesson on Friday")).toEqual([
      { name: 'updatePendingMeeting', variables: { input: { id: 'p-dana' }, status: 'Declined' } },
    ]);
    expect(sent("decline Dana's lesson on Friday quietly")).toEqual([
      {
        name: 'updatePendingMeeting',
        variables: { input: { id: 'p-dana' }, status: 'Declined', notify: 'quiet' },
      },
    ]);
  });
  it('keeps the row of a counter-offer and changes its time', () => {
    expect(sent('no to Noam, offer Monday at 6 instead')).toEqual([
      {
        name: 'updatePendingMeeting',
        variables: {
          input: {
            id: 'p-noam',
            start: at('2026-03-16T18:00'),
            end: at('2026-03-16T18:45'),
          },
          status: 'Offered',
        },
      },
    ]);
  });
  it('is another time for what was to be approved, where a free hour is tapped on its card', () => {
    const card = readSentence("approve Noam's Tuesday lesson", teacher);
    expect(answerCard(card, { start: '2026-03-16T18:00' }, teacher)).toMatchObject({
      status: 'ready',
      steps: [
        {
          name: 'updatePendingMeeting',
          args: {
            input: { id: 'p-noam', start: '2026-03-16T18:00', end: '2026-03-16T18:45' },
            status: 'Offered',
          },
        },
      ],
    });
  });
  it('is one join request by its id and its new status', () => {
    expect(sent('approve omer')).toEqual([
      { name: 'updateJoinRequest', variables: { status: 'Approved', id: 'r-omer' } },
    ]);
    expect(sent('decline all requests for the full group')).toEqual([
      { name: 'updateJoinRequest', variables: { status: 'Rejected', id: 'r-lior' } },
      { name: 'updateJoinRequest', variables: { status: 'Rejected', id: 'r-gal' } },
    ]);
  });
  it('is nothing while it is not certain which was meant', () => {
    for (const text of ['approve yael', 'approve noa', 'decline noa', 'decline dnaa', 'approve nobody'])
      expect(sent(text)).toEqual([]);
  });
  it('offers both and does the one that is chosen, where a lesson and a joining fit', () => {
    const card = readSentence('approve yael', teacher);
    expect(card.choices?.map(({ command }) => command).sort()).toEqual([
      'pending.approve',
      'request.approve',
    ]);
    const chosen = answerCard(card, { command: 'request.approve' }, teacher);
    expect(chosen).toMatchObject({ status: 'ready', slots: { request: 'r-yael' } });
  });
  it('asks which of two lessons by buttons, and does the one that is pressed', () => {
    const card = readSentence('decline noa', teacher);
    expect(card.ask?.choices.map(({ value }) => value)).toEqual(['p-noa-monday', 'p-noa-thursday']);
    const pressed = answerCard(card, { pending: 'p-noa-thursday' }, teacher);
    expect(pressed).toMatchObject({ status: 'ready', slots: { pending: 'p-noa-thursday' } });
  });
  it('is asked about where לדחות may put off the lesson that stands', () => {
    const hebrew = worldNamed('requests', 'teacher', 'he');
    for (const text of ['תדחה את דנה', 'לדחות את עומר']) {
      const plan = readSentence(text, hebrew);
      expect(plan.status).toBe('choose');
      expect(plan.choices?.map(({ command }) => command)).toContain('meeting.move');
    }
  });
});

describe('what a plan or a blocked link does not allow', () => {
  const refusal = (role: 'teacher' | 'student', data: Record<string, unknown>, text: string) => {
    const world = requestsWorlds[role];
    const user = world.user && { ...world.user, userData: { ...world.user.userData, ...data } };
    const teachers = world.teachers.map((one) => ({ ...one, userData: { ...one.userData, ...data } }));
    const plan = readSentence(
      text,
      indexWorld({ ...world, user, teachers: role === 'student' ? teachers : [], locale: 'en' }),
    );
    expect(plan.calls ?? []).toEqual([]);
    return [plan.status, plan.reply?.code];
  };
  it('is a fourth in a group, and a sixth student, on the free plan', () => {
    expect(
      refusal('teacher', { subscriptionPlan: 'basic' }, 'accept everyone waiting for Wednesday'),
    ).toEqual(['refused', 'PLAN_LIMIT']);
    expect(refusal('teacher', { subscriptionPlan: 'basic' }, 'approve Tamar')).toEqual([
      'refused',
      'PLAN_LIMIT',
    ]);
  });
  it('is a new lesson once the plan has lapsed', () => {
    expect(refusal('teacher', { subscriptionStatus: 'EXPIRED' }, 'approve Noam')).toEqual([
      'refused',
      'PLAN_LIMIT',
    ]);
  });
  it('is a blocked student, from either side', () => {
    expect(refusal('teacher', { blockedStudentsIds: ['noam'] }, 'approve Noam')).toEqual([
      'refused',
      'BLOCKED',
    ]);
    expect(refusal('teacher', { blockedStudentsIds: ['dana'] }, 'propose Thursday 5pm to Dana')).toEqual([
      'refused',
      'BLOCKED',
    ]);
    expect(refusal('student', { blockedStudentsIds: ['omer'] }, "join Wednesday's group")).toEqual([
      'refused',
      'BLOCKED',
    ]);
  });
});

describe('questions about what waits', () => {
  it('answer from the world, with the rows they name', () => {
    const teacher = worldNamed('requests', 'teacher', 'en');
    const shown = readSentence('show pending lessons', teacher);
    expect(shown.reply?.rows).toEqual([
      'p-yael',
      'p-dana',
      'p-itay',
      'p-noa-monday',
      'p-noam',
      'p-noa-thursday',
    ]);
    expect(readSentence('what did Noam ask for?', teacher).reply?.rows).toEqual(['p-noam']);
    expect(readSentence('who wants to join the physics group?', teacher).reply?.rows).toEqual([
      'r-omer',
      'r-yael',
      'r-tamar',
    ]);
  });
  it('copy the link that students come by', () => {
    expect(readSentence('copy my share link', worldNamed('requests', 'teacher', 'en')).effect).toEqual({
      kind: 'copy',
      value: 'https://lessons.test/rivka',
    });
  });
  it('lead from a pasted link to its teacher', () => {
    const plan = readSentence(
      'add teacher from https://lessons.test/lessonSignup?teacherId=t9',
      worldNamed('requests', 'student', 'en'),
    );
    expect(plan.effect).toEqual({ kind: 'page', value: '/lessonSignup?teacherId=t9' });
  });
});

describe('what only sounds like an answer to a request', () => {
  const sentences = [
    ['teacher', 'en', "approve Noam's discount"],
    ['teacher', 'en', 'accept 150 from Dana'],
    ['teacher', 'en', "decline noam's payment"],
    ['teacher', 'en', 'approve noam for the physics group'],
    ['teacher', 'en', 'yes dana'],
    ['teacher', 'en', 'not dana'],
    ['teacher', 'en', "don't let omer in"],
    ['teacher', 'en', "don't cancel noam's pending lesson"],
    ['teacher', 'en', 'tell noam no need to come'],
    ['teacher', 'en', 'let noam know'],
    ['teacher', 'en', 'offer dana monday or tuesday at 5'],
    ['teacher', 'en', 'did dana decline?'],
    ['teacher', 'en', 'approve noam?'],
    ['teacher', 'en', 'confirm payment noam 150'],
    ['teacher', 'he', 'לא להגיד לא לדנה'],
    ['teacher', 'he', 'לא לסרב לדנה'],
    ['teacher', 'he', 'לא לבטל את הבקשה של דנה'],
    ['teacher', 'he', 'לא דנה'],
    ['teacher', 'he', 'תגיד לעומר לא לבוא'],
    ['teacher', 'he', 'תקבל 150 מדנה'],
    ['teacher', 'he', 'תדחה את הבקשה של דנה בשבוע'],
    ['teacher', 'he', 'תדחה את דנה בשבוע'],
    ['teacher', 'he', 'נועם יכול להצטרף לשיעור של דנה'],
    ['teacher', 'he', 'לא להציע לדנה את חמישי'],
    ['teacher', 'he', 'אישור תשלום נועם'],
    ['student', 'en', 'cancel my request'],
    ['student', 'en', 'i changed my mind'],
    ['student', 'en', "i don't want to withdraw"],
    ['student', 'en', "i can't accept the contract"],
    ['student', 'en', 'waiting list'],
    ['student', 'en', 'https://elsewhere.test/x'],
    ['student', 'he', 'אני לא רוצה לבטל את הבקשה'],
    ['student', 'he', 'לא לבטל את הבקשה לראשון'],
    ['student', 'he', 'אני לא מסכים לחוזה'],
    ['parent', 'en', "cancel maya's request"],
    ['parent', 'en', 'join the physics group'],
    ['parent', 'en', 'accept the contract'],
  ] as const;
  it.each(sentences)('a %s’s “%s: %s” is not done unasked', (role, locale, text) => {
    const plan = readSentence(text, worldNamed('requests', role, locale));
    const does = plan.steps.length > 0 || (plan.calls ?? []).length > 0 || plan.effect !== undefined;
    expect(plan.status === 'ready' && does ? plan.command : null).toBeNull();
  });
});

describe('the sample phrases about requests', () => {
  const samples = [
    ['teacher', 'en', 'pending.show', 'show pending lessons'],
    ['teacher', 'en', 'pending.show', "what's waiting for my approval?"],
    ['teacher', 'he', 'pending.show', 'מה ממתין לאישור?'],
    ['teacher', 'en', 'pending.open', "details of Noam's pending lesson"],
    ['teacher', 'en', 'pending.open', 'what did Dana ask for?'],
    ['teacher', 'he', 'pending.open', 'מה נועם ביקש?'],
    ['teacher', 'en', 'pending.approve', "approve Noam's Tuesday lesson"],
    ['teacher', 'en', 'pending.approve', 'ok all pending ones without clashes'],
    ['teacher', 'he', 'pending.approve', 'תאשר את השיעור של נועם בשלישי'],
    ['teacher', 'en', 'pending.decline', "decline Dana's lesson on Friday"],
    ['teacher', 'en', 'pending.decline', 'no to Noam, offer Monday at 6 instead'],
    ['teacher', 'he', 'pending.decline', 'לדחות את השיעור של דנה בשישי'],
    ['teacher', 'en', 'meeting.propose', 'propose Thursday 5pm to Dana'],
    ['teacher', 'en', 'meeting.propose', 'offer Noam Monday at six'],
    ['teacher', 'he', 'meeting.propose', 'תציע לדנה חמישי ב-5'],
    ['teacher', 'en', 'request.show', 'any join requests?'],
    ['teacher', 'en', 'request.show', 'who wants to join the physics group?'],
    ['teacher', 'he', 'request.show', 'יש בקשות הצטרפות?'],
    ['teacher', 'en', 'request.approve', 'approve Yael'],
    ['teacher', 'en', 'request.approve', 'accept everyone waiting for Wednesday'],
    ['teacher', 'he', 'request.approve', 'לאשר את יעל'],
    ['teacher', 'en', 'request.reject', "reject Omer's request"],
    ['teacher', 'en', 'request.reject', 'decline all requests for the full group'],
    ['teacher', 'he', 'request.reject', 'תדחה את הבקשה של עומר'],
    ['teacher', 'en', 'link.copy', 'copy my share link'],
    ['teacher', 'en', 'link.copy', 'send me the sign-up link'],
    ['teacher', 'he', 'link.copy', 'תעתיק את הקישור שלי'],
    ['teacher', 'en', 'contract.open', 'open my contract'],
    ['teacher', 'he', 'contract.open', 'תפתח את החוזה'],
    ['student', 'en', 'contract.open', "show Rivka's contract"],
    ['student', 'en', 'contract.accept', 'I accept the contract'],
    ['student', 'he', 'contract.open', 'תראה את החוזה של רבקה'],
    ['student', 'en', 'request.add', "join Wednesday's physics group"],
    ['student', 'en', 'request.add', "ask to join Rivka's English class"],
    ['student', 'he', 'request.add', 'אפשר להצטרף לקבוצה של רביעי?'],
    ['student', 'en', 'request.show', 'status of my requests'],
    ['student', 'en', 'request.show', 'did Rivka approve me?'],
    ['student', 'he', 'request.show', 'מה עם הבקשות שלי?'],
    ['student', 'en', 'pending.withdraw', 'take back my request for Sunday'],
    ['student', 'en', 'pending.withdraw', 'cancel my pending lesson'],
    ['student', 'he', 'pending.withdraw', 'לבטל את הבקשה שלי לראשון'],
    ['student', 'en', 'teacher.join', 'join a teacher with this link'],
    ['student', 'en', 'teacher.join', 'add teacher from https://…'],
    ['student', 'he', 'teacher.join', 'להצטרף למורה עם הקישור הזה'],
    ['parent', 'en', 'request.add', "Itay wants to join Wednesday's group"],
    ['parent', 'en', 'contract.open', "show Rivka's contract for Noa"],
    ['parent', 'en', 'contract.accept', 'accept the contract for Itay'],
    ['parent', 'he', 'contract.open', 'החוזה של רבקה בשביל נועה'],
    ['visitor', 'en', 'teacher.join', "sign up to Rivka's lessons"],
    ['visitor', 'en', 'teacher.join', "I have a teacher's link"],
    ['visitor', 'he', 'teacher.join', 'להירשם לשיעורים של רבקה'],
  ] as const;
  it.each(samples)('a %s in %s means %s by “%s”', (role, locale, command, text) => {
    const plan = readSentence(text, worldNamed('requests', role, locale));
    expect(plan.status === 'choose' ? plan.choices?.map((one) => one.command) : [plan.command]).toContain(
      command,
    );
  });
});
