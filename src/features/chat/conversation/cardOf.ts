/** The card that answers a plan. */
import { catalogue } from '../../../../commands/intents/catalogue.ts';
import type { IndexedWorld } from '../../../../commands/world/indexWorld.ts';
import type { Plan } from '../../../../commands/kernel/plan.ts';
import { answerCard as answerOpen } from '../../../../commands/nlu/readSentence.ts';
import i18next from 'i18next';
import type { Operation } from '../../../../domain/kernel/operation.ts';
import { operations, type Step } from '../../../../domain/operations.ts';
import { blamedOf } from '../../effects/blamed.ts';
import { isDoable, type Doable } from './doOnDevice.ts';
import { settledBy } from '../turns/settledBy.ts';
import { firstSentences } from '../../../lib/sentences/firstSentences.ts';
import { isReply } from './discourse.ts';
import { isQuiet } from './planSteps.ts';
import { settlePlan } from './settlePlan.ts';
import type { AnswerRow, Card } from '../turns/turns.ts';

const examplesShown = 3;

export function cardOf(plan: Plan, world: IndexedWorld): Card {
  switch (plan.status) {
    case 'ask':
      return questionCard(plan, world);
    case 'choose':
      return { kind: 'choose', plan };
    case 'refused':
      return refusedCard(plan);
    case 'unknown':
      // "Don't cancel" was understood very well: it is answered, and nothing is done.
      if (plan.reply && !plan.suggestions?.length)
        return { kind: 'answer', plan, title: plan.reply.text, rows: [] };
      return {
        kind: 'unknown',
        unread: plan.unread,
        ...(plan.read ? { read: plan.read } : {}),
        ...(plan.stranger !== undefined && plan.reply ? { title: plan.reply.text } : {}),
        // What speaks of a student helps nobody in a school that has none.
        examples:
          world.role === 'teacher' && world.students.length === 0
            ? firstSentences(examplesShown)
            : (plan.suggestions ?? []).slice(0, examplesShown),
      };
    case 'ready':
      // A yes or a no where nothing is open.
      if (isReply(plan)) return { kind: 'answer', plan, title: i18next.t('chat.nothingWaits'), rows: [] };
      return readyCard(plan, world);
  }
}

/** What is only for the teacher is told in its own words. */
const refusedCard = (plan: Plan): Card =>
  plan.reply && plan.reply.code === undefined
    ? { kind: 'answer', plan, title: plan.reply.text, rows: [] }
    : { kind: 'refusal', code: plan.reply?.code ?? 'FORBIDDEN' };

/** "Did I understand?" is asked of something: what it would be is told beside it; what would be refused is told instead. */
function questionCard(plan: Plan, world: IndexedWorld): Card {
  const settled = settledBy(plan);
  const card = settled && cardOf(answerOpen(plan, settled, world), world);
  if (card?.kind === 'refusal') return card;
  return { kind: 'question', plan, ...(card?.kind === 'plan' ? { facts: card.facts } : {}) };
}

/** A card shows what an operation does to lessons, or what the operation says of itself; an undo has a card of its own. */
const isShown = ({ name }: Step): boolean => {
  const { card, writes }: Pick<Operation<string, never, never>, 'card' | 'writes'> = operations[name];
  return card !== undefined || (writes !== 'any' && writes.includes('meeting'));
};

/** A link is told as it stands on the clipboard. */
const titleOfEffect = ({ kind }: Doable, said: string = i18next.t(`chat.effect.${kind}`)): string =>
  kind === 'copy' ? said.replace(/^\/(?!\/)/, `${location.origin}/`) : said;

function readyCard(plan: Plan, world: IndexedWorld): Card {
  if (plan.effect?.kind === 'help') return { kind: 'help', groups: helpGroups(plan.effect.value, world) };
  if (plan.effect) {
    if (!isDoable(plan.effect)) return { kind: 'unknown', unread: [], examples: nearestExamples(world) };
    return { kind: 'done', title: titleOfEffect(plan.effect, plan.reply?.text) };
  }
  if (plan.steps.length > 0 && plan.steps.every(isShown)) {
    const settled = settlePlan(plan);
    // What the server would refuse is said at once; over a conflict the person decides.
    if (settled && 'refused' in settled) {
      const { step, refusal } = settled.refused;
      const { code, params, field } = refusal;
      const blamed = blamedOf(settled.steps, step, refusal);
      return {
        kind: 'refusal',
        code,
        ...(params ? { params } : {}),
        ...(field ? { field } : {}),
        ...(blamed ? { blamed } : {}),
      };
    }
    if (settled) return { kind: 'plan', plan, ...settled, state: 'open', quiet: isQuiet(plan) };
  }
  if (plan.reply) return answerCard(plan, plan.reply, world);
  // Understood, and not to be done from here: the nearest things that can be.
  return { kind: 'unknown', unread: [], examples: nearestExamples(world) };
}

/** What waits is shown with its answers. */
const ofWaiting = new Set(['pending.show', 'pending.open', 'request.show']);

const peopleRows = ({ people = [] }: NonNullable<Plan['reply']>): AnswerRow[] =>
  people.map(({ id, name, note }, at) => ({ id: `${id} ${at}`, title: name, ...(note ? { note } : {}) }));

function answerCard(plan: Plan, reply: NonNullable<Plan['reply']>, world: IndexedWorld): Card {
  const pendings = ofWaiting.has(plan.command ?? '')
    ? (reply.rows ?? []).filter((id) => world.pendings.some((one) => one.id === id))
    : [];
  if (pendings.length > 0)
    return { kind: 'answer', plan, title: i18next.t('asks.title'), rows: peopleRows(reply), pendings };
  if (reply.people)
    return { kind: 'answer', plan, title: reply.title ?? reply.text, rows: peopleRows(reply) };
  if (reply.links)
    return {
      kind: 'answer',
      plan,
      title: reply.title ?? reply.text,
      rows: reply.links.map(({ label, url }) => ({ id: `${label} ${url}`, title: label, url })),
    };
  const colors = new Map(world.subjects.map(({ name, color }) => [name, color ?? null]));
  const rows = (reply.lessons ?? []).map(({ meeting, start, end }): AnswerRow => {
    const lesson = world.lessonById.get(meeting);
    const subject = lesson?.subject ?? '';
    return {
      id: `${meeting} ${start}`,
      start,
      end,
      title: subject,
      names: (lesson?.attendeeIds ?? []).flatMap((id) => world.named.get(id)?.name ?? []),
      color: colors.get(subject) ?? null,
    };
  });
  const title =
    rows.length > 0
      ? i18next.t('chat.lessons', { count: rows.length })
      : reply.free?.length
        ? (reply.title ?? i18next.t('chat.freeHours'))
        : reply.text;
  return { kind: 'answer', plan, title, rows, ...(reply.free ? { slots: reply.free } : {}) };
}

function helpGroups(query: string, world: IndexedWorld): { area: string; examples: string[] }[] {
  const mine = catalogue.filter((command) => command.who.includes(world.role) && command.id !== 'answer');
  const asked = mine.filter((command) =>
    command.examples(world)[world.locale].some((example) => query !== '' && example.includes(query)),
  );
  const byArea = Map.groupBy(asked.length > 0 ? asked : mine, (command) => areaOf(command.id));
  return [...byArea].map(([area, commands]) => ({
    area,
    examples: commands.flatMap((command) => command.examples(world)[world.locale].slice(0, 2)),
  }));
}

const areas = ['schedule', 'meeting', 'everywhere'] as const;

function areaOf(id: string): string {
  const area =
    areas.find((one) => id.startsWith(`${one}.`)) ?? (id.startsWith('day.') ? 'meeting' : 'everywhere');
  return i18next.t(`chat.area.${area}`);
}

function nearestExamples(world: IndexedWorld): string[] {
  return catalogue
    .filter(
      (command) => command.who.includes(world.role) && command.effect === 'reads' && command.id !== 'answer',
    )
    .flatMap((command) => command.examples(world)[world.locale].slice(0, 1))
    .slice(0, examplesShown);
}
