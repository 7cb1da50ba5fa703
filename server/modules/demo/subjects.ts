/** What the demo school teaches. */

export type DemoLesson = { name: string; repetition: number; urls: string[]; private: boolean };
export type DemoSubject = {
  key: string;
  name: string;
  hourlyMinor: number;
  color: string;
  lessons: DemoLesson[];
};

const lesson = (name: string, repetition = 1, urls: string[] = [], isPrivate = false): DemoLesson => ({
  name,
  repetition,
  urls,
  private: isPrivate,
});

export const subjects = [
  {
    key: 'maths',
    name: 'מתמטיקה',
    hourlyMinor: 180_00,
    color: 'subject-1',
    lessons: [
      lesson('משוואות ריבועיות', 2, ['https://example.test/maths/quadratic.pdf']),
      lesson('פונקציות וגרפים', 3, ['https://example.test/maths/functions.pdf']),
      lesson('הסתברות', 2, ['https://example.test/maths/probability.pdf']),
      lesson('מבחן דמה', 1, ['https://example.test/maths/exam.pdf'], true),
    ],
  },
  {
    key: 'english',
    name: 'אנגלית',
    hourlyMinor: 160_00,
    color: 'subject-4',
    lessons: [
      lesson('Present perfect', 2, ['https://example.test/english/present-perfect.pdf']),
      lesson('Reading comprehension', 3, ['https://example.test/english/reading.pdf']),
      lesson('Essay writing', 2),
    ],
  },
  {
    key: 'physics',
    name: 'פיזיקה',
    hourlyMinor: 200_00,
    color: 'subject-7',
    lessons: [
      lesson('קינמטיקה', 3, ['https://example.test/physics/kinematics.pdf']),
      lesson('חוקי ניוטון', 2, ['https://example.test/physics/newton.pdf']),
      lesson('אנרגיה ועבודה', 2),
    ],
  },
  {
    key: 'psychometric',
    name: 'פסיכומטרי',
    hourlyMinor: 120_00,
    color: 'subject-10',
    lessons: [
      lesson('חשיבה כמותית', 4, ['https://example.test/psychometric/quantitative.pdf']),
      lesson('חשיבה מילולית', 4, ['https://example.test/psychometric/verbal.pdf']),
      lesson('סימולציה מלאה', 2, ['https://example.test/psychometric/simulation.pdf'], true),
    ],
  },
] as const satisfies DemoSubject[];

export type SubjectKey = (typeof subjects)[number]['key'];
