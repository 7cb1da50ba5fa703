/** Why it is asked whether a sentence was understood: the doubt of the plan, as a short sentence of the card. */
import type { TFunction } from 'i18next';
import type { Plan } from '../../../../commands/kernel/plan.ts';
import type { chat } from '../../../lib/i18n/en/chat.ts';

type Reason = keyof (typeof chat)['whyAsked'];

/** Doubts of a kind are told alike. */
const kinds: Record<Reason, string> = {
  guess: 'guess',
  ranked: 'ranked',
  spelling: 'spelling',
  name: 'name',
  told: 'told wish can suits think reason back late',
  condition: 'condition',
  turned: 'turned',
  kept: 'kept',
  when: 'when weeks days hours long now clock week start since stretch which turns second each side',
  range: 'range',
  before: 'before',
  none: 'none',
  several: 'several',
  scope: 'scope all often',
  group: 'group moves',
  who: 'who people person children both instead apart',
  action: 'action counter postpone new subject place places',
  sum: 'sum',
  except: 'except',
  weekday: 'weekday',
  begun: 'begun',
  atOnce: 'atOnce',
  held: 'held',
};

const reasons = new Map(
  (Object.keys(kinds) as Reason[]).flatMap((reason) =>
    kinds[reason].split(' ').map((doubt) => [doubt, reason] as const),
  ),
);

/** Null where the question says all there is to say; words that were not understood are named by the card itself. */
export function whyAsked({ ask }: Pick<Plan, 'ask'>, t: TFunction): string | null {
  const reason = reasons.get(ask?.why ?? '');
  return reason ? t(`chat.whyAsked.${reason}`) : null;
}
