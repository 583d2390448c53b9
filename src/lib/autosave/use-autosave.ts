import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  type Autosave,
  type AutosaveOptions,
  type AutosaveView,
  createAutosave,
  type SaveState,
} from './autosave';

/** What could not be sent is tried again after so long, and as soon as the browser is online. */
const sendAgainMs = 10_000;

type UseAutosaveOptions<Draft, Row, State> = AutosaveOptions<Draft, Row, State | SaveState> & {
  /** From then on, what the keeper holds is sent, and sent again. */
  isReady?: boolean;
};

/** The fields of a screen, saved one by one; drawn anew with every change. */
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
