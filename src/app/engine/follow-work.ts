import type { QueryClient } from '@tanstack/react-query';
import type { EngineEvent } from '#api/contract/engine';
import { engineNames } from '#api/contract/engine-names';
import { appBaseUrl } from '@/lib/api/api-base';
import { renew } from '@/lib/api/refresh';

/** Refetches what is on screen when background work has changed it. Returns a function that stops it. */
export function followWork(queryClient: QueryClient): () => void {
  const channel = new BroadcastChannel(engineNames(appBaseUrl.pathname).channel);
  channel.onmessage = ({ data }: MessageEvent<EngineEvent>) => {
    if (data.type === 'work-done') void renew(queryClient, ...data.subjects);
  };
  return () => channel.close();
}
