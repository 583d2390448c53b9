/** The sections of the terms and conditions, in order; their words are in the locale files. */
export const termsSections = [
  'subject',
  'account',
  'use',
  'data',
  'results',
  'privacy',
  'availability',
  'fees',
  'end',
  'changes',
  'law',
] as const;
