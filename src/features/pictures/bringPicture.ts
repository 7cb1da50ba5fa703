/** Brings a picture to the server, which makes it anew and answers its id. */
import { heedSession, type AccessFailure } from '../../lib/session/callEndpoint.ts';
import type { ImageUse } from '../../../domain/people/imageUse.ts';
import type { PictureFault } from './readPicture.ts';

/** What every endpoint may answer has its sentence with the accounts'. */
export type BringFault =
  PictureFault | Extract<AccessFailure, 'CONNECTION' | 'RATE_LIMITED' | 'MAINTENANCE' | 'SOMETHING_WRONG'>;

export async function bringPicture(
  picture: Blob,
  use: ImageUse,
): Promise<{ id: string } | { fault: BringFault }> {
  const form = new FormData();
  form.set('image', picture, 'picture.jpg');
  const response = await fetch(`/images?for=${use}`, {
    method: 'POST',
    credentials: 'same-origin',
    body: form,
  }).catch(() => null);
  if (!response) return { fault: 'CONNECTION' };
  const answer = (await response.json().catch(() => null)) as { id?: unknown; code?: unknown } | null;
  heedSession(response.status, answer?.code);
  if (response.ok && typeof answer?.id === 'string') return { id: answer.id };
  return { fault: faultOf(response.status, answer?.code) };
}

function faultOf(status: number, code: unknown): BringFault {
  if (code === 'IMAGE_TYPE') return 'TYPE';
  if (code === 'IMAGE_FAILED') return 'FAILED';
  if (code === 'MAINTENANCE') return 'MAINTENANCE';
  if (status === 413) return 'LARGE';
  return status === 429 ? 'RATE_LIMITED' : 'SOMETHING_WRONG';
}
