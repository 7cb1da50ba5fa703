/** Some of what the tab holds; drawn again only when one of these has changed. */
import { useShallow } from 'zustand/react/shallow';
import { useEntityStore, type School } from './entityStore.ts';

export function useEntities<Name extends keyof School>(...names: readonly Name[]): Pick<School, Name> {
  return useEntityStore(
    useShallow((held) => Object.fromEntries(names.map((name) => [name, held[name]])) as Pick<School, Name>),
  );
}
