import i18next from 'i18next';
import { keepStore } from '@/app/engine/persistence';
import { type StartOptions, startEngine } from '@/app/engine/start-engine';
import { StartFailure } from '@/app/engine/start-failure';
import { missingParts } from '@/app/engine/support';
import { credential } from '@/lib/api/call';
import { callGate } from '@/lib/api/call-gate';
import { showBootScreen } from './boot-screen';
import { engineStart } from './engine-start';
import { showFailureScreen } from './failure-screen';
import { followEngine } from './notice-bar';

/**
 * Starts the engine, and resolves when the page can be shown. For a signed-in user, the root shows the progress of
 * the start, or why it failed, until the engine answers. Everyone else sees the sign-in page immediately, because it
 * needs no responses; its requests wait for the engine. The engine does not wait for the texts of these screens.
 */
export async function bootSandbox(root: HTMLElement, texts: Promise<void>): Promise<void> {
  const start = beginStart();
  await texts;
  await i18next.loadNamespaces('engine');
  // A browser that cannot run the engine at all gets only the reason.
  if (credential.read() || missingParts().length > 0) await waitOnScreen(root, start);
  else callGate.holdUntil(waitBeneath(start));
}

async function waitOnScreen(root: HTMLElement, first: Start): Promise<void> {
  for (let start = first; ; start = beginStart()) {
    const screen = showBootScreen(root);
    start.follow({ onProgress: screen.advance, onHost: screen.announce });
    const failure = await start.ended;
    screen.remove();
    if (!failure) return goOn();
    await showFailureScreen(root, failure);
  }
}

async function waitBeneath(first: Start): Promise<void> {
  for (let start = first; ; start = beginStart()) {
    engineStart.begin();
    start.follow({ onProgress: engineStart.advance, onHost: engineStart.announce });
    const failure = await start.ended;
    if (!failure) break;
    await engineStart.fail(failure);
  }
  engineStart.end();
  goOn();
}

function goOn(): void {
  followEngine();
  void keepStore({ isAskedByUser: false });
}

type Start = {
  /** Called with the reason why there is no engine, or null. */
  ended: Promise<StartFailure | null>;
  follow(options: StartOptions): void;
};

/** Progress of a start for an observer that subscribes later; earlier reports are repeated then. */
function beginStart(): Start {
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
  return {
    ended: ended.then(
      () => null,
      (error: unknown) => (error instanceof StartFailure ? error : new StartFailure('failed', String(error))),
    ),
    follow: (options) => {
      watch = options;
      for (const event of missed) event(options);
    },
  };
}
