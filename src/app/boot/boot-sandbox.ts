import i18next from 'i18next';
import { keepStore } from '@/app/engine/persistence';
import { startEngine } from '@/app/engine/start-engine';
import { showBootScreen } from './boot-screen';
import { showFailureScreen } from './failure-screen';
import { followEngine } from './notice-bar';

/** Starts the engine and resolves when the API answers. Until then the root shows how far it is, or why not. */
export async function bootSandbox(root: HTMLElement): Promise<void> {
  await i18next.loadNamespaces('engine');
  for (;;) {
    const screen = showBootScreen(root);
    try {
      await startEngine({ onProgress: screen.advance, onHost: screen.announce });
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
