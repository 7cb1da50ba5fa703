/** Joins class names; the later of two that say the same thing wins. */
import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// Our own names of type sizes and weights; without them tailwind-merge takes text-md for a colour.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'],
      'font-weight': ['text', 'mid', 'strong'],
      leading: ['tight', 'snug', 'text'],
      radius: ['xs', 'sm', 'md', 'lg', 'full'],
      shadow: ['hairline', 'sheet', 'raised'],
    },
  },
});

export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs));
}
