import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  type Autosave,
  type AutosaveOptions,
  type AutosaveView,
  createAutosave,
  type SaveState,
} from './autosave';

/** How long to wait before retrying what could not be sent; retried immediately when the browser comes online. */
const sendAgainMs = 10_000;

type UseAutosaveOptions<Draft, Row, State> = AutosaveOptions<Draft, Row, State | SaveState> & {
  /** From then on, stored drafts are sent and retried. */
  isReady?: boolean;
};

/** The fields of a screen, saved one by one; rerenders on every change. */
export function useAutosave<Draft, Row, State extends { kind: string }>(
  options: UseAutosaveOptions<Draft, Row, State>,
): Autosave<Draft, Row, State | SaveState> & AutosaveView<Draft, Row, State | SaveState> {
  const latest = useRef(options);
  latest.current = options;
  const { isReady = true, keeper } = options;
  const [autosave] = useState(() =>
    createAutosave<Draft, Row, State>({
      check: (...args) => latest.current.check(...args),
      send: (...args) => latest.current.send(...args),
      rebase: (...args) => latest.current.rebase(...args),
      keeper,
    }),
  );
  const view = useSyncExternalStore(autosave.subscribe, autosave.read, autosave.read);
  useEffect(() => {
    if (!isReady || !keeper) return;
    const { saveUnsent } = autosave;
    saveUnsent();
    window.addEventListener('online', saveUnsent);
    window.addEventListener('pagehide', keeper.leaveAll);
    const timer = setInterval(saveUnsent, sendAgainMs);
    return () => {
      window.removeEventListener('online', saveUnsent);
      window.removeEventListener('pagehide', keeper.leaveAll);
      clearInterval(timer);
    };
  }, [isReady, autosave, keeper]);
  return { ...autosave, ...view };
}
