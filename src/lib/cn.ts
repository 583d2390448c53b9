import { type ClassValue, clsx } from 'clsx';
import { mergeClasses } from './class-groups';

/** Joins class names; a later Tailwind class replaces an earlier one of the same kind. */
export function cn(...inputs: ClassValue[]): string {
  return mergeClasses(clsx(inputs));
}
