/** A parent adds a child, by a name or by the code that the child's own account shows; or gives a child another name. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../../domain/operations.ts';
import { tidyName } from '../../../domain/people/personName.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useAction } from '../../lib/operations/useAction.ts';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import type { Learner } from '../joining/JoinTeacher.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import { childNameProblem } from './childNameProblem.ts';

type Way = 'name' | 'code';

/** child: whose name is changed; null: one is added. */
export function ChildDialog({ child, onClose }: { child: Learner | null; onClose(): void }) {
  const { t } = useTranslation();
  const retry = useEntityStore((school) => school.retry);
  const refreshPeople = useEntityStore((school) => school.refreshPeople);
  const [way, setWay] = useState<Way>('name');
  const [name, setName] = useState(child?.username ?? '');
  const [code, setCode] = useState('');
  const [image, setImage] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const nameProblem = childNameProblem(name);
  const isWrong = way === 'name' ? nameProblem !== null : code.trim() === '';
  const username = tidyName(name);
  const step = (): Step => {
    if (child) return { name: 'updateStudent', args: { input: { id: child.id, username } } };
    return {
      name: 'addStudentToParent',
      args: way === 'name' ? { username, profileImage: image } : { code: code.trim() },
    };
  };
  const call = useAction(isWrong ? null : step(), null, { foresee: false });

  async function save() {
    setTried(true);
    if (isWrong) return;
    const { done, changeId } = await call.save();
    if (!done) return;
    tellDone(
      t(
        child
          ? 'learning.family.renamed'
          : way === 'name'
            ? 'learning.family.added'
            : 'learning.family.linked',
        {
          name: username,
        },
      ),
      changeId,
      t,
    );
    onClose();
    // An account that is linked brings teachers of its own along.
    await (way === 'code' ? retry() : refreshPeople());
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{t(child ? 'learning.family.renameTitle' : 'learning.family.addTitle')}</DialogTitle>
        {child ? null : (
          <Segmented<Way>
            label={t('learning.family.way')}
            value={way}
            segments={[
              { value: 'name', label: t('learning.family.byName') },
              { value: 'code', label: t('learning.family.byCode') },
            ]}
            onChange={setWay}
            className="justify-self-start"
          />
        )}
        <form
          noValidate
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {way === 'name' ? (
            <Field
              key="name"
              label={t('learning.family.name')}
              autoComplete="off"
              maxLength={100}
              value={name}
              error={tried && nameProblem ? t(`learning.family.${nameProblem}`) : null}
              onChange={(event) => setName(event.target.value)}
            />
          ) : (
            <Field
              key="code"
              label={t('learning.family.code')}
              dir="ltr"
              autoComplete="off"
              maxLength={40}
              hint={t('learning.family.codeHint')}
              value={code}
              error={tried && isWrong ? t('learning.family.codeMissing') : null}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
          {way === 'name' && !child ? (
            <PictureField name={username} image={image} use="child" onChange={setImage} />
          ) : null}
          {call.refusal ? <RefusalSentence code={call.refusal.code} params={call.refusal.params} /> : null}
          {call.lost ? <p role="alert">{t('learning.family.lost')}</p> : null}
          <DialogFooter>
            <Button type="submit" variant="primary" disabled={call.sending}>
              {t(child ? 'learning.family.save' : 'learning.family.add')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('learning.family.back')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
