import { describe, expect, it } from 'vitest';
import { catalogue } from '../../commands/intents/catalogue.ts';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { aWorld, type Locale, type SpeakerRole } from '../../commands/world/world.ts';
import { teacherWorld } from '../corpus/world.ts';

const locales: Locale[] = ['en', 'he'];

const worldOf = (role: SpeakerRole, locale: Locale) => indexWorld({ ...teacherWorld, role, locale });

describe('the examples that help and palette show', () => {
  const all = catalogue.flatMap((command) =>
    command.who.flatMap((role) =>
      locales.flatMap((locale) =>
        command
          .examples(worldOf(role, locale))
          [locale].map((text) => ({ text, id: command.id, role, locale })),
      ),
    ),
  );

  it.each(all)('“$text” is $id for a $role', ({ text, id, role, locale }) => {
    const plan = readSentence(text, worldOf(role, locale));
    expect(plan.status === 'choose' ? plan.choices?.map(({ command }) => command) : [plan.command]).toContain(
      id,
    );
    expect(plan.unread).toEqual([]);
  });
});

describe('examples are in the grammar of who reads them', () => {
  const children = teacherWorld.students.slice(0, 1);
  const shown = (role: SpeakerRole, locale: Locale): string =>
    catalogue
      .filter(({ who }) => who.includes(role))
      .flatMap((command) => command.examples(indexWorld({ ...teacherWorld, role, locale, children }))[locale])
      .join('\n');

  it('a student moves and cancels what is their own, and sets no future ones', () => {
    expect(shown('student', 'en')).toContain('move my next lesson');
    expect(shown('student', 'en')).not.toMatch(/future ones too/);
    expect(shown('student', 'he')).toContain('להזיז את השיעור הבא שלי');
  });

  it('a parent asks of a child', () => {
    expect(shown('parent', 'en')).not.toMatch(/my (?:next|last) lesson\b(?! to my)/);
    expect(shown('parent', 'he')).not.toMatch(/מתי השיעור הבא שלי|מה יש לי היום/);
  });

  it.each(['teacher', 'student', 'parent'] as const)('%s: no Hebrew one guesses a sex', (role) => {
    expect(shown(role, 'he')).not.toMatch(
      /אני (?:לא )?(?:עובדת|עובד|מלמדת|מלמד|פנויה|יכולה|מאשר|מאשרת)(?![א-ת])/,
    );
  });
});

describe('examples name only who and what is there', () => {
  const mondays = {
    id: 'm',
    teacherId: 't',
    organizer: 't',
    subject: 'Chess',
    start: '2026-01-05T17:00',
    end: '2026-01-05T17:45',
    capacity: 1,
    location: 'teacher' as const,
    version: 1,
    rrule: 'FREQ=WEEKLY;BYDAY=MO',
    attendees: [{ attendeeId: 'z' }],
  };
  const zed = [{ id: 'z', username: 'Zed' }];

  it.each(['teacher', 'student', 'parent'] as const)('to a %s', (role) => {
    const world = indexWorld(
      aWorld({
        now: '2026-03-10T09:00',
        role,
        user: { id: role === 'student' ? 'z' : role, username: 'Zed', role },
        subjects: [{ id: 'chess', name: 'Chess', cost: 100 }],
        students: role === 'teacher' ? zed : [],
        children: role === 'parent' ? zed : [],
        meetings: [mondays],
      }),
    );
    const shown = catalogue
      .filter(({ who }) => who.includes(role))
      .flatMap((command) => Object.values(command.examples(world)).flat());
    expect(
      shown.filter((text) =>
        /\b(?:Dana|Omer|Yael|maths|physics|English (?:lesson|group))\b|דנה|עומר|מתמטיקה|פיזיקה|(?<!ל)אנגלית/.test(
          text,
        ),
      ),
    ).toEqual([]);
  });
});

describe('sentences that look like a command and are none of it', () => {
  const all = catalogue.flatMap((command) =>
    locales.flatMap((locale) =>
      command.counterexamples[locale].map((text) => ({ text, id: command.id, who: command.who, locale })),
    ),
  );

  it.each(all)('“$text” is not $id', ({ text, id, who, locale }) => {
    for (const role of who) {
      const plan = readSentence(text, worldOf(role, locale));
      expect(plan.command === id && plan.status === 'ready' ? `${role}: ${id}` : null).toBeNull();
    }
  });

  it('has at least four of them in each language for every command', () => {
    for (const { counterexamples } of catalogue)
      for (const locale of locales) expect(counterexamples[locale].length).toBeGreaterThanOrEqual(4);
  });
});
