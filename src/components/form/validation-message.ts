import type { TFunction } from 'i18next';
import type { core } from 'zod';
import type { Language } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';

type Issue = core.$ZodRawIssue;

/**
 * States a failed contract rule in the reader's language. Used as zod's per-parse error map, so a message given by
 * the contract itself takes precedence (see translateRule).
 */
export function describeIssue(issue: Issue, t: TFunction, language: Language): string {
  if (isMissing(issue))
    return t(issue.code === 'invalid_value' ? 'validation.requiredSelection' : 'validation.required');
  switch (issue.code) {
    case 'invalid_type':
      return describeType(issue.expected, t);
    case 'too_small':
      return describeLowerBound(issue, t, language);
    case 'too_big':
      return describeUpperBound(issue, t, language);
    case 'invalid_format':
      return describeFormat(String(issue.format), t);
    case 'invalid_value':
      return t('validation.requiredSelection');
    case 'custom':
      // A refinement in the contract names its rule; translateRule finds the text when it is shown, but without
      // numbers.
      if (issue.params?.code === 'greaterThan')
        return t('validation.moreThan', { value: boundText(Number(issue.params.count), language) });
      if (issue.params?.code === 'dateOutOfRange') return t('validation.dateOutOfRange', issue.params);
      return typeof issue.params?.code === 'string' ? issue.params.code : t('validation.invalid');
    default:
      return t('validation.invalid');
  }
}

/** A message given by the contract: the name of a text under `validation`, or plain text. */
export function translateRule(message: string, t: TFunction, exists: (key: string) => boolean): string {
  const key = `validation.${message}`;
  // The contract's rule names are open; i18next's typed keys are not.
  return /^[a-zA-Z]+$/.test(message) && exists(key) ? t(key as 'validation.invalid') : message;
}

function isMissing(issue: Issue): boolean {
  if (issue.input === undefined || issue.input === null) return issue.code !== 'custom';
  return issue.input === '' && issue.code !== 'custom';
}

function describeType(expected: string, t: TFunction): string {
  if (expected === 'int') return t('validation.wholeNumber');
  return t(expected === 'number' ? 'validation.number' : 'validation.invalid');
}

function describeLowerBound(
  issue: Extract<Issue, { code: 'too_small' }>,
  t: TFunction,
  language: Language,
): string {
  const count = Number(issue.minimum);
  if (issue.origin === 'string') return t('validation.minCharacters', { count });
  if (issue.origin === 'array' || issue.origin === 'set') return t('validation.minChoices', { count });
  return t(issue.inclusive === false ? 'validation.moreThan' : 'validation.minValue', {
    value: boundText(count, language),
  });
}

function describeUpperBound(
  issue: Extract<Issue, { code: 'too_big' }>,
  t: TFunction,
  language: Language,
): string {
  const count = Number(issue.maximum);
  if (issue.origin === 'string') return t('validation.maxCharacters', { count });
  if (issue.origin === 'array' || issue.origin === 'set') return t('validation.maxChoices', { count });
  return t(issue.inclusive === false ? 'validation.lessThan' : 'validation.maxValue', {
    value: boundText(count, language),
  });
}

function boundText(bound: number, language: Language): string {
  return formatNumber(bound, language, { maxDecimals: 10 });
}

function describeFormat(format: string, t: TFunction): string {
  if (format === 'email') return t('validation.email');
  return t(format === 'date' ? 'validation.date' : 'validation.invalid');
}
