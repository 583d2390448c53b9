import i18next from 'i18next';
import { keepStore } from '@/app/engine/persistence';
import { type StartOptions, startEngine } from '@/app/engine/start-engine';
import { showBootScreen } from './boot-screen';
import { showFailureScreen } from './failure-screen';
import { followEngine } from './notice-bar';

/**
 * Starts the engine and resolves when the API answers. Until then the root shows how far it is, or why not. The
 * engine does not wait for the words of that: they come at the same time.
 */
export async function bootSandbox(root: HTMLElement, texts: Promise<void>): Promise<void> {
  for (;;) {
    const start = beginStart();
    await texts;
    await i18next.loadNamespaces('engine');
    const screen = showBootScreen(root);
    start.follow({ onProgress: screen.advance, onHost: screen.announce });
    try {
      await start.ended;
      screen.remove();
      followEngine();
      void keepStore({ isAskedByUser: false });
      return;
    } catch (error) {
      screen.remove();
      await showFailureScreen(root, error);
    }
  }
}

/** A start that somebody begins to watch later; what was told before is told then. */
function beginStart() {
  let watch: StartOptions | null = null;
  const missed: ((options: StartOptions) => void)[] = [];
  const tell = (event: (options: StartOptions) => void) => {
    if (watch) event(watch);
    else missed.push(event);
  };
  const ended = startEngine({
    onProgress: (progress) => tell((options) => options.onProgress?.(progress)),
    onHost: (host, storeKind) => tell((options) => options.onHost?.(host, storeKind)),
  });
  // Awaited when the texts are there.
  ended.catch(() => undefined);
  return {
    ended,
    follow: (options: StartOptions) => {
      watch = options;
      for (const event of missed) event(options);
    },
  };
}
