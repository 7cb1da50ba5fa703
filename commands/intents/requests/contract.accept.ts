/** One who learns, or a parent for a child, agrees to a teacher's contract. */
import { idle } from '../../slots/freeText.ts';
import { command } from '../../kernel/command.ts';
import { has } from '../../kernel/interpretation.ts';
import { contractVersionOf } from '../../world/contractVersion.ts';
import { aTeacher } from '../../slots/aTeacher.ts';
import { aChild } from '../../slots/aChild.ts';
import { learnerGate } from '../../slots/gates.ts';

export const contractAccept = command({
  id: 'contract.accept',
  who: ['student', 'parent'],
  effect: 'does',
  says: {
    en: [
      '(accept|agree|sign|approve|confirm|signing|accepting)',
      'agree (to|with)',
      "(i'll|ill|i will) (sign|accept|agree to)",
      '(ok|fine|okay) with',
      'hereby (accept|agree)',
      "[(have|i've)] read … and (accept|agree|sign)",
      'read and (accept|agree|sign)',
    ],
    he: [
      '^ קראתי [את]',
      '(בסדר עם|מקובל עלינו|מקובל עליי|מקובל עלי)',
      '(לאשר|אשר|להסכים|לחתום|מקבל|מקבלת|לקבל) [על]',
    ],
  },
  takes: ['person', 'it', 'req:contract'],
  extra: (said) => idle(said, /^behalf$/),
  declines: (heard, world) =>
    !has(heard, 'req', 'contract') || heard.unread.length > (world.role === 'parent' ? 1 : 0),
  resolve(draft, heard, world) {
    aTeacher(draft, heard.items, world);
    aChild(draft, heard.items, world);
  },
  plan(slots, world) {
    const { teacher, child } = slots as { teacher?: string; child?: string };
    if (teacher === undefined) return {};
    const version = contractVersionOf(world.teachers.find(({ id }) => id === teacher));
    const args = {
      teacherId: teacher,
      version,
      studentId: child ?? world.user?.id ?? null,
      locale: world.locale,
    };
    return learnerGate(world, teacher, child) ?? { steps: [{ name: 'acceptContract', args }] };
  },
  examples: () => ({ en: ['I accept the contract'], he: ['לאשר את החוזה'] }),
  counterexamples: {
    en: [
      "I don't accept the contract",
      'should I sign the contract?',
      'show the contract',
      'did I accept the contract?',
    ],
    he: ['אני לא מאשר את החוזה', 'האם לאשר את החוזה?', 'תראה את החוזה', 'אל תחתום על החוזה'],
  },
});
