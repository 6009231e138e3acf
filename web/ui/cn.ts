import { type ClassValue, clsx } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'
import { classGroups, conflictingClassGroups } from './class-groups.ts'

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [
    'before',
    'after',
    'marker',
    'placeholder',
    'file',
    'first-letter',
    'first-line',
    'selection',
  ],
}))

/**
 * Joins class names; of two Tailwind classes that set the same property the later one wins.
 * @returns one class attribute value
 */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
