/** Sentences to try; a tap puts one into the composer, where it can be changed before it is sent. */
import { useComposer } from '../../../lib/sentences/useComposer.ts';
import { firstStrong } from '../composer/firstStrong.ts';
import { isolated } from '../../../ui/Sentence.tsx';

export function Examples({ sentences }: { sentences: readonly string[] }) {
  const write = useComposer((state) => state.write);
  return (
    <ul className="grid divide-y divide-line">
      {sentences.map((sentence) => (
        <li key={sentence}>
          <button
            type="button"
            className="calm -mx-2 min-h-9 w-[calc(100%+1rem)] rounded-sm px-2 py-1.5 text-start text-md hover:bg-sunk coarse:min-h-11"
            onClick={() => write(sentence)}
          >
            {/* An example may run against the page, where the screen speaks a language in which none is read. */}
            <bdi dir={firstStrong(sentence) ?? 'auto'}>{isolated(sentence)}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
