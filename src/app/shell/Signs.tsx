/** What stands under the header while it concerns everything below. */
import { NewVersionSign } from './NewVersionSign.tsx';
import { OfflineSign } from './OfflineSign.tsx';

export function Signs() {
  return (
    <>
      <OfflineSign />
      <NewVersionSign />
    </>
  );
}
