/** What a picture is brought for, and what it may be then (spec section 5); the page asks it first, the server decides by it. */
export const imageUses = ['profile', 'child', 'receipt'] as const;
export type ImageUse = (typeof imageUses)[number];

export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp';

const megabyte = 1024 * 1024;

export const imageLimits: Record<ImageUse, { mostBytes: number; formats: readonly ImageFormat[] }> = {
  profile: { mostBytes: 50 * megabyte, formats: ['jpeg', 'png', 'gif', 'webp'] },
  receipt: { mostBytes: 20 * megabyte, formats: ['jpeg', 'png', 'gif', 'webp'] },
  child: { mostBytes: 5 * megabyte, formats: ['jpeg', 'png', 'gif'] },
};

export const mostPixels = 50_000_000;
/** The sides of the two squares that are kept; of a receipt, which is read, the larger one is whole. */
export const largePx = 512;
export const receiptPx = 1600;
export const smallPx = 96;
