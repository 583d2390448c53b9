import { type ClassValue, clsx } from 'clsx';
import { mergeClasses } from './class-groups';

/** Joins class names; a later Tailwind class replaces an earlier one for the same property. */
export function cn(...inputs: ClassValue[]): string {
  return mergeClasses(clsx(inputs));
}
