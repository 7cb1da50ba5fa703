/** Whether a page leads to paying where the stores forbid it: inside the phone app (spec section 2). */
import { isNative } from '../device/isNative.ts';

export const isPayment = (path: string): boolean => path === '/pricing' && isNative();
