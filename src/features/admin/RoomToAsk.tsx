/** A screen with nothing of its own yet: what the conversation can be asked, with a sentence to try. */
import { useTranslation } from 'react-i18next';
import { useComposer } from '../../lib/sentences/useComposer.ts';

export function RoomToAsk({
  title,
  heading,
  body,
  sentence,
}: {
  title: string;
  heading: string;
  body: string;
  sentence: string;
}) {
  const { t } = useTranslation();
  const write = useComposer((state) => state.write);
  return (
    <section aria-label={title} className="grid h-full place-items-center p-6">
      <div className="grid max-w-sm justify-items-start gap-2">
        <h1 className="text-xl">{heading}</h1>
        <p className="text-on-surface-muted">{body}</p>
        <button
          type="button"
          className="calm mt-1 rounded-md bg-desk px-3 py-2 text-md hover:bg-sunk"
          onClick={() => write(sentence)}
          title={t('chat.writeForMe')}
        >
          {sentence}
        </button>
      </div>
    </section>
  );
}
