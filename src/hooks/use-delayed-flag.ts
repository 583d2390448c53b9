import { useEffect, useState } from 'react';

/** True once `isOn` has lasted for the delay, so that a loader never just flashes. */
export function useDelayedFlag(isOn: boolean, delayMs = 100): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isOn) return setIsShown(false);
    const timer = setTimeout(() => setIsShown(true), delayMs);
    return () => clearTimeout(timer);
  }, [isOn, delayMs]);
  return isShown;
}
