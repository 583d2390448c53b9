import { useEffect, useState } from 'react';

export const resendLockMs = 300_000;

/** Milliseconds until a code can be sent again; 0 when it can. `lock` starts the five minutes. */
export function useResendLock(): { remainingMs: number; lock: () => void } {
  const [lockedUntil, setLockedUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const remainingMs = Math.max(0, lockedUntil - now);
  const isLocked = remainingMs > 0;

  useEffect(() => {
    if (!isLocked) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isLocked]);

  const lock = () => {
    setNow(Date.now());
    setLockedUntil(Date.now() + resendLockMs);
  };
  return { remainingMs, lock };
}

/** `4:05` */
export function formatCountdown(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
