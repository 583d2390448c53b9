import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replayStore } from './replay-store';
import { takeYearBack } from './start-replay';

let isCheckpointThere: boolean;

beforeEach(() => {
  isCheckpointThere = true;
  const request = (_: string, __: unknown, work: (lock: object) => Promise<unknown>) => work({});
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.endsWith('/Workspaces')) return Response.json([{ key: 'first', isCurrent: true }]);
    if (isCheckpointThere) return new Response(null, { status: 204 });
    const problem = { code: 'not_found', title: 'Not found', detail: 'Not found.', status: 404 };
    return Response.json(problem, { status: 404 });
  });
  const played = { at: 'played', year: 2027, months: 12, entries: 3, news: null, story: [] } as const;
  const before = { checkpointName: 'Before', workspace: 'first' };
  replayStore.change({ ...played, before, wasChanged: true });
});
afterEach(() => {
  replayStore.change({ at: 'idle' });
  vi.unstubAllGlobals();
});

describe('undoing a replayed year', () => {
  it('removes it from the window', async () => {
    await takeYearBack(new QueryClient());
    expect(replayStore.read()).toEqual({ at: 'idle' });
  });

  it('does not claim that it is gone when its checkpoint was deleted; the year is kept', async () => {
    isCheckpointThere = false;
    await expect(takeYearBack(new QueryClient())).rejects.toThrow();
    expect(replayStore.read().at).toBe('played');
  });
});
