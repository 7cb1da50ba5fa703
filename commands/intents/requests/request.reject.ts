/** Turns down somebody who asked to join. */
import { command } from '../../kernel/command.ts';
import { requestExample } from './requestExample.ts';
import { isPostponing, mayPostpone, saysNo } from './saysNo.ts';
import { giveVerdict, idsOf, isElsewhere, told, verdictTakes } from '../../slots/verdict.ts';
import { refusing } from './verdictWords.ts';

export const requestReject = command({
  id: 'request.reject',
  who: ['teacher'],
  effect: 'destroys',
  says: refusing,
  takes: [...verdictTakes, 'req:join'],
  declines: (heard, world) =>
    !saysNo(heard, world, false) || isPostponing(heard) || isElsewhere(heard, heard.items, world, 'request'),
  resolve(draft, heard, world) {
    giveVerdict(draft, heard, heard.items, world, 'request');
    if (mayPostpone(heard, heard.items, world)) draft.doubts.push('postpone');
  },
  plan: (slots) => ({
    steps: idsOf(slots, 'request').map((id) => ({
      name: 'updateJoinRequest' as const,
      args: { id, status: 'Rejected' as const, ...told(slots) },
    })),
  }),
  examples(world) {
    const name = requestExample(world);
    return {
      en: [`reject ${name.en}'s join request`, 'decline all join requests for the full group'],
      he: [`לסרב לבקשת ההצטרפות של ${name.he}`, 'לדחות את כל בקשות ההצטרפות לקבוצה המלאה'],
    };
  },
  counterexamples: {
    en: ["don't reject Omer", 'should I reject Omer?', "decline Dana's lesson on Friday", 'approve Omer'],
    he: ['אל תדחה את עומר', 'האם לדחות את עומר?', 'לדחות את השיעור של דנה בשישי', 'תדחה את עומר לשני ב-6'],
  },
});
