/** The palette's items for whoever is signed in; the catalogue is fetched when the palette is first opened. */
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../commands/command.ts';
import type { IndexedWorld } from '../../commands/indexWorld.ts';
import { whenHere } from '../../commands/later.ts';
import { menuOf } from '../app/routeTable.ts';
import { useSchool } from '../app/school.ts';
import { useSession } from '../app/session.ts';
import { useLanguage } from '../words/useLanguage.ts';
import { commandItems, type CommandItem, type NamedItem, type ScreenItem } from './items.ts';

type Loaded = { catalogue: readonly Command[]; world: IndexedWorld } | 'nothing';

export type PaletteItems = {
  /** False while the catalogue is on its way: a first row that moves away would be chosen by mistake. */
  ready: boolean;
  commands: CommandItem[];
  people: NamedItem[];
  subjects: NamedItem[];
  screens: ScreenItem[];
};

export function usePaletteItems(): PaletteItems {
  const { t, i18n } = useTranslation();
  const { language } = useLanguage();
  const user = useSession((session) => session.user);
  const { subjects, students, teachers } = useSchool();
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    let here = true;
    void (async () => {
      const [{ catalogue }, { worldNow }] = await Promise.all([
        import('../../commands/catalogue.ts'),
        import('../app/worldNow.ts'),
      ]);
      const world = worldNow();
      // The items are the commands' examples.
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
    const people = user?.role === 'teacher' ? students : teachers;
    return {
      ready: loaded !== null,
      commands: loaded && loaded !== 'nothing' ? commandItems(loaded.catalogue, loaded.world, titleOf) : [],
      people: people.flatMap(({ id, username }) =>
        username ? [{ id, name: username, sentence: t('palette.nextOf', { name: username }) }] : [],
      ),
      subjects: subjects.map(({ id, name, color }) => ({
        id,
        name,
        color,
        sentence: t('palette.lessonsIn', { name }),
      })),
      screens: user ? menuOf(user.role).map(({ path, words }) => ({ path, title: t(words) })) : [],
    };
  }, [loaded, user, students, teachers, subjects, t, i18n]);
}
