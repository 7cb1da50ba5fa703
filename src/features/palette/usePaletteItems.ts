/** The palette's items for whoever is signed in; the catalogue is fetched when the palette is first opened. */
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../../commands/kernel/command.ts';
import type { IndexedWorld } from '../../../commands/world/indexWorld.ts';
import { otherSubjectNames } from '../../../commands/world/subjectNames.ts';
import { whenHere } from '../../../commands/later.ts';
import { menuOf } from '../../lib/routes/routeTable.ts';
import { schoolHere } from '../../lib/entities/entityStore.ts';
import { useEntities } from '../../lib/entities/useEntities.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { useSession } from '../../lib/session/session.ts';
import { useConversation } from '../chat/conversation/conversation.ts';
import { waitingOf } from '../requests/waiting.ts';
import { stretchOf } from '../../lib/i18n/stretch.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { commandItems } from './items.ts';
import type { PaletteItem } from './rankItems.ts';
import { usedCommands } from './usedCommands.ts';

type Loaded = { catalogue: readonly Command[]; world: IndexedWorld } | 'nothing';

export type PaletteItems = {
  /** False while the catalogue is on its way: a first row that moves away would be chosen by mistake. */
  ready: boolean;
  items: PaletteItem[];
};

const common = { detail: null, words: [], count: 0 } satisfies Partial<PaletteItem>;

export function usePaletteItems(): PaletteItems {
  const { t, i18n } = useTranslation();
  const { language } = useLanguage();
  const user = useSession((session) => session.user);
  const { subjects, students, teachers } = useEntities('subjects', 'students', 'teachers');
  const turns = useConversation((talk) => talk.turns);
  const waiting = useWaitingItems();
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    let here = true;
    void (async () => {
      const [{ catalogue }, { worldNow }] = await Promise.all([
        import('../../../commands/intents/catalogue.ts'),
        import('../../lib/entities/worldNow.ts'),
      ]);
      // The items are the commands' examples: before the school is here they would name strangers.
      const world = await schoolHere().then(worldNow);
      if (world) await whenHere(() => catalogue.map((command) => command.examples(world)));
      if (here) setLoaded(world ? { catalogue, world } : 'nothing');
    })().catch(() => {
      // Without a line the catalogue may be missing; people and screens are found all the same.
      if (here) setLoaded('nothing');
    });
    return () => {
      here = false;
    };
  }, [language]);

  return useMemo(() => {
    const titleOf = (id: string): string => {
      const key = `commands.${id}`;
      return i18n.exists(key) ? String(i18n.t(key as 'commands.help')) : id;
    };
    const commands =
      loaded && loaded !== 'nothing'
        ? commandItems(loaded.catalogue, loaded.world, usedCommands(turns), titleOf)
        : [];
    const people = (user?.role === 'teacher' ? students : teachers).flatMap(
      ({ id, username }): PaletteItem[] => {
        if (!username) return [];
        const say = t('palette.nextOf', { name: username });
        return [{ ...common, id, group: 'people', title: username, detail: say, act: { say } }];
      },
    );
    const taught = subjects.map(({ id, name, color }): PaletteItem => {
      const say = t('palette.lessonsIn', { name });
      const words = otherSubjectNames(name);
      return { ...common, id, group: 'subjects', title: name, words, color, detail: say, act: { say } };
    });
    const screens = (user ? menuOf(user.role) : []).map(({ path, words, key }): PaletteItem => ({
      ...common,
      id: path,
      group: 'screens',
      title: t(words),
      keys: ['G', key],
      act: { go: path },
    }));
    return { ready: loaded !== null, items: [...waiting, ...commands, ...people, ...taught, ...screens] };
  }, [loaded, user, students, teachers, subjects, turns, waiting, t, i18n]);
}

/** Requests that this person is to answer, soonest first. */
function useWaitingItems(): PaletteItem[] {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const user = useSession((session) => session.user);
  const { pendings, teachers } = useEntities('pendings', 'teachers');
  const { ms: nowMs } = useNow(user?.preferences.timeZone ?? 'Asia/Jerusalem');
  return useMemo(() => {
    if (user?.role !== 'teacher') return [];
    const seen = {
      zone: user.preferences.timeZone,
      currency: teachers[0]?.preferences?.currency ?? 'ILS',
      nowMs,
    };
    return waitingOf(pendings, seen)
      .filter(({ isPast, pending }) => !isPast && pending.status === 'Pending')
      .map(({ pending, names, start, end }): PaletteItem => ({
        ...common,
        id: pending.id,
        group: 'waiting',
        title: t('palette.asks', { name: names.join(', ') }),
        detail: stretchOf(start, end, language),
        words: [pending.subject],
        act: { say: t('palette.whoWaits') },
      }));
  }, [user, pendings, teachers, nowMs, language, t]);
}
