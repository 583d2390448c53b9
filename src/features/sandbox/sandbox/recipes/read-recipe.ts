import type { z } from 'zod';
import { endpoints } from '#api/contract/endpoints';
import { type Recipe, type RecipeCall, recipe, recipeLimits } from '#api/contract/sandbox/recipe';
import { unpack } from './pack';

/** What is wrong, and in which field: `steps.2.screen`. */
export type RecipeFault = { path: string; code: RecipeFaultCode };

export type RecipeFaultCode =
  | 'unreadable'
  | 'too-long'
  | 'not-found'
  | 'wrong'
  | 'unknown-field'
  | 'newer-version'
  | 'unknown-call'
  | 'forbidden-call'
  | 'unknown-name';

export type ReadRecipe = { recipe: Recipe } | { faults: RecipeFault[] };

/** Reads the recipe of a link. */
export function readPackedRecipe(packed: string): ReadRecipe {
  if (packed.length > recipeLimits.linkBytes) return fault('', 'too-long');
  try {
    return readRecipe(JSON.parse(unpack(packed)));
  } catch {
    return fault('', 'unreadable');
  }
}

/** Checks the whole recipe before anything is applied: its fields, and each call against its contract. */
export function readRecipe(content: unknown): ReadRecipe {
  const parsed = recipe.safeParse(content);
  if (!parsed.success) return { faults: parsed.error.issues.flatMap((issue) => faultsOf(issue, content)) };
  const known = new Set<string>();
  const faults = (parsed.data.calls ?? []).flatMap((call, at) => {
    const found = faultsOfCall(call, known).map(({ path, code }) => ({ path: `calls.${at}.${path}`, code }));
    for (const name of Object.keys(call.keep ?? {})) known.add(name);
    return found;
  });
  return faults.length > 0 ? { faults } : { recipe: parsed.data };
}

function fault(path: string, code: RecipeFaultCode): ReadRecipe {
  return { faults: [{ path, code }] };
}

function faultsOf(issue: z.core.$ZodIssue, content: unknown): RecipeFault[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: path ? `${path}.${key}` : key, code: 'unknown-field' }));
  const version = (content as { version?: unknown } | null)?.version;
  if (path === 'version' && typeof version === 'number' && version > 1)
    return [{ path, code: 'newer-version' }];
  return [{ path, code: 'wrong' }];
}

function faultsOfCall(call: RecipeCall, known: ReadonlySet<string>): RecipeFault[] {
  const endpoint = endpoints.find(({ id }) => id === call.call);
  if (!endpoint) return [{ path: 'call', code: 'unknown-call' }];
  // A recipe adds data. It does not sign users in or out, uploads no files, and has no use for read-only calls.
  if (
    endpoint.isReadOnly ||
    endpoint.access.level === 'public' ||
    endpoint.isBodySecret ||
    endpoint.bodyType === 'multipart'
  )
    return [{ path: 'call', code: 'forbidden-call' }];
  const parts = [
    ['params', endpoint.params],
    ['query', endpoint.query],
    ['body', endpoint.body],
  ] as const;
  return parts.flatMap(([part, schema]): RecipeFault[] => {
    const unknown = namesIn(call[part]).filter((name) => !known.has(name));
    if (unknown.length > 0) return unknown.map(() => ({ path: part, code: 'unknown-name' }));
    const issues = schema?.safeParse(filled(call[part] ?? (part === 'body' ? undefined : {}), () => 1)).error
      ?.issues;
    return (issues ?? []).map(({ path }) => ({ path: [part, ...path].join('.'), code: 'wrong' }));
  });
}

const reference = /^\$([a-z][a-zA-Z0-9]*)$/;

/** The names that a value refers to. */
function namesIn(value: unknown): string[] {
  const names: string[] = [];
  filled(value, (name) => names.push(name));
  return names;
}

/** The value with its references replaced. */
export function filled(value: unknown, named: (name: string) => unknown): unknown {
  if (typeof value === 'string') {
    const name = reference.exec(value)?.[1];
    return name === undefined ? value : named(name);
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, named));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, named)]));
}
