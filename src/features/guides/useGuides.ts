/** How far the person has come with what leads them in; kept with the account, so that no other device begins anew. */
import { create } from 'zustand';
import { client } from '../../lib/apollo/apollo.ts';
import { onOtherPerson } from '../../lib/session/session.ts';
import { GuidesDocument, KeepGuideDocument, type GuideName } from './api/guides.generated.ts';

type Kept = { step: number; ended: boolean };

export type TutorialName = Exclude<GuideName, 'firstDay'>;

type Guides = {
  /** null until they are known: nothing opens before. */
  kept: Partial<Record<GuideName, Kept>> | null;
  load(): Promise<void>;
  keep(name: GuideName, kept: Kept): Promise<void>;
  /** The tutorial that is open. */
  opened: TutorialName | null;
  open(name: TutorialName): void;
  close(): void;
};

export const useGuides = create<Guides>((set, get) => ({
  kept: null,
  opened: null,
  open: (name) => set({ opened: name }),
  close: () => set({ opened: null }),
  async load() {
    if (get().kept !== null) return;
    const { data } = await client.query({ query: GuidesDocument, fetchPolicy: 'network-only' });
    set({ kept: Object.fromEntries((data?.guides ?? []).map(({ name, ...kept }) => [name, kept])) });
  },
  async keep(name, kept) {
    set({ kept: { ...get().kept, [name]: kept } });
    await client.mutate({
      mutation: KeepGuideDocument,
      variables: { name, ...kept },
      fetchPolicy: 'no-cache',
    });
  },
}));

onOtherPerson(async () => useGuides.setState({ kept: null, opened: null }));
