/** What a yes would come to, in short: what is done to which lessons, before and after, and what was assumed. */
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../../../commands/kernel/plan.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useLanguage } from '../../../lib/i18n/useLanguage.ts';
import { AssumedChip } from '../composer/ReadingChips.tsx';
import { isolated } from '../../../ui/Sentence.tsx';
import { Shift } from './PlanCard.tsx';
import { PlanDates } from './PlanDates.tsx';
import type { PlanFacts } from '../../effects/planFactsShape.ts';
import { PlanNotes } from '../../effects/PlanNotes.tsx';
import { planView } from '../../effects/planView.ts';

export function WouldBe({ plan, facts }: { plan: Plan; facts: PlanFacts }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const currency = useSession((session) => session.user?.preferences.currency) ?? 'ILS';
  const view = planView(facts, plan.spans, { t, language, currency });
  const action = plan.command ? t(`commands.${plan.command}`, '') : '';
  const what = [action ? view.what : view.title, view.note].filter(Boolean).join(', ');
  return (
    <div className="grid gap-2 rounded-md bg-desk px-3 py-2.5">
      <p>
        {action ? (
          <b className="font-mid">
            {action}
            {what ? ': ' : null}
          </b>
        ) : null}
        {isolated(what)}
      </p>
      {view.shift ? <Shift shift={view.shift} cancels={view.shift.after === null} /> : null}
      {view.dates.length > 1 ? <PlanDates dates={view.dates} endless={view.endless} /> : null}
      {/* Who came and who is forgiven is the change itself. */}
      <PlanNotes notes={view.notes.filter(({ key }) => key === 'marks')} />
      {view.price ? <p>{isolated(view.price)}</p> : null}
      {view.assumed.length > 0 ? (
        <div className="flex flex-wrap gap-1.5">
          {view.assumed.map((span) => (
            <AssumedChip key={`${span.slot} ${span.from}`} span={span} />
          ))}
        </div>
      ) : null}
    </div>
  );
}
