/** The code of an invitation to take over a kept student's place: 256 bits, derived from its row and the server's secret. */
import { createHash, createHmac } from 'node:crypto';

export const claimCodeOf = (secret: string, rowId: string): string =>
  createHmac('sha256', secret).update(`claim ${rowId}`).digest('base64url');

export const claimHashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

export const claimAddress = (publicUrl: string, code: string): string =>
  `${publicUrl.replace(/\/$/, '')}/invitation?code=${code}`;
