import type { z } from 'zod';

/** Why one field was refused, as a code. `messages.ts` turns it into a sentence. */
export type FieldIssue = { path: string; code: string; params: Record<string, string | number> };

/** Reduces zod's issues to our closed list; unknown ones become `invalid`. */
export function fieldIssues(error: z.ZodError): FieldIssue[] {
  return error.issues.map((issue) => ({ path: issue.path.join('.'), ...reduce(issue) }));
}

function reduce(issue: z.core.$ZodIssue): Omit<FieldIssue, 'path'> {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'file' && Array.isArray(issue.input)) return plain('fileCount');
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? plain('required')
        : plain('invalid');
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') {
        return Number(issue.minimum) <= 1
          ? plain('required')
          : plain('minChars', { count: Number(issue.minimum) });
      }
      return plain(issue.inclusive ? 'minValue' : 'greaterThan', { count: Number(issue.minimum) });
    case 'too_big':
      if (issue.origin === 'string') return plain('maxChars', { count: Number(issue.maximum) });
      return plain(issue.inclusive ? 'maxValue' : 'lessThan', { count: Number(issue.maximum) });
    case 'invalid_format':
      return plain(formatCodes[issue.format] ?? 'invalid');
    case 'custom':
      return customIssue(issue.params);
    default:
      return plain('invalid');
  }
}

const formatCodes: Record<string, string> = { email: 'email', date: 'date', datetime: 'date' };

/** A refinement names its message with `params: { code, … }`. */
function customIssue(params: Record<string, unknown> | undefined): Omit<FieldIssue, 'path'> {
  if (!params || typeof params.code !== 'string') return plain('invalid');
  const { code, ...rest } = params;
  return plain(String(code), rest as FieldIssue['params']);
}

function plain(code: string, params: FieldIssue['params'] = {}) {
  return { code, params };
}
