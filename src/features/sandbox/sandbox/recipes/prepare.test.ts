import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Recipe } from '#api/contract/sandbox/recipe';
import { needsQuestion, prepareSandbox } from './prepare';

const recipe: Recipe = {
  version: 1,
  title: { en: 'January', pl: 'Styczeń' },
  account: 'user@jagodno.example',
  screen: '/',
  today: '2027-01-31',
};

/** The requests sent to the engine. */
let asked: string[];
let isChanged: boolean;
/** Done by another window while this one waits for its turn. */
let otherWindow: () => void;

beforeEach(() => {
  asked = [];
  isChanged = false;
  otherWindow = () => undefined;
  const request = async (_: string, work: () => Promise<unknown>) => {
    otherWindow();
    return work();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    const path = new URL(url).pathname.replace('/api/Sandbox/', '');
    asked.push(`${method} ${path}`);
    if (path === 'Reset') isChanged = false;
    const answers: Record<string, unknown> = {
      Changes: { isChanged },
      Accounts: [{ userId: 1, companyId: 1, email: recipe.account }],
      Workspaces: [{ key: 'first', isCurrent: true }],
      Sessions: { token: 'token' },
      Clock: { today: recipe.today, isChosen: true },
    };
    return path in answers ? Response.json(answers[path]) : new Response(null, { status: 204 });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the recipe as its link does. */
async function open(): Promise<void> {
  const terms = { checkpointName: 'Before', onProgress: () => undefined };
  const isAsked = await needsQuestion(recipe);
  await prepareSandbox(recipe, { ...terms, isChanged: isAsked });
}

it('prepares an unchanged demo directly and keeps no checkpoint of it', async () => {
  await open();
  expect(asked).not.toContain('POST Reset');
  expect(asked).toContain('PUT Clock');
  expect(asked.at(-1)).toBe('DELETE Checkpoints/Before');
});

it('starts with a fresh demo and keeps the previous state when another window was faster', async () => {
  otherWindow = () => {
    isChanged = true;
  };
  await open();
  expect(asked).toContain('POST Reset');
  expect(asked.indexOf('POST Reset')).toBeLessThan(asked.indexOf('PUT Clock'));
  expect(asked).not.toContain('DELETE Checkpoints/Before');
});
