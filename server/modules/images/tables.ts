/** The tables of images, as queries see them. */
import type { ImageUse } from '../../../domain/people/imageUse.ts';
import type { MomentWithDefault } from '../../db/columns.ts';

type Images = {
  user_id: string;
  id: string;
  use: ImageUse;
  large: Buffer;
  small: Buffer;
  created_at: MomentWithDefault;
};

declare module '../../db/tables.ts' {
  interface Tables {
    'app.images': Images;
  }
}
