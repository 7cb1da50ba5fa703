/** One who learns takes back having asked to join. */
import { command } from '../../kernel/command.ts';
import { has } from '../../kernel/interpretation.ts';
import { aRequest, openRequests } from '../../slots/aRequest.ts';
import { somePeople } from '../../slots/somePeople.ts';
import { askIfOther, isBare, takenBack, withdrawing } from './withdrawing.ts';

export const requestWithdraw = command({
  id: 'request.withdraw',
  who: ['student', 'parent'],
  effect: 'destroys',
  says: withdrawing,
  takes: ['person', 'subject', 'time', 'number', 'noun', 'it', 'req:request', 'req:join'],
  declines(heard, world) {
    if (isBare(heard.normal.text) || !has(heard, 'req')) return true;
    if (has(heard, 'req', 'join') || has(heard, 'noun', 'group')) return false;
    return takenBack(heard, world).requests === 0;
  },
  resolve(draft, heard, world) {
    aRequest(draft, heard.items, openRequests(world), world);
    askIfOther(draft, 'request', takenBack(heard, world).pendings, world);
    if (world.role === 'parent') somePeople(draft, 'child', heard.items, ['child'], world);
  },
  plan: ({ request }) =>
    typeof request === 'string' ? { steps: [{ name: 'removeJoinRequest', args: { id: request } }] } : {},
  examples: () => ({ en: ['withdraw my join request'], he: ['לבטל את בקשת ההצטרפות שלי'] }),
  counterexamples: {
    en: [
      "don't withdraw my join request",
      'leave the physics group',
      'my join requests',
      'join the physics group',
    ],
    he: ['אל תבטל את בקשת ההצטרפות', 'לצאת מהקבוצה בפיזיקה', 'בקשות ההצטרפות שלי', 'להצטרף לקבוצת הפיזיקה'],
  },
});
