import { formatDigits } from '@/lib/format/exact';
import type { Language } from '@/lib/format/locale';

/** Twelve show a gram in a gigatonne, and none of the crumbs that the last places of a long sum or quotient leave. */
const workedDigits = 12;

/** A figure that was worked out, as it is read and added up by hand: twelve significant digits, and all whole ones. */
export const formatWorked = (decimal: string, language: Language): string =>
  formatDigits(decimal, language, workedDigits);
