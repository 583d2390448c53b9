import { useEffect, useEffectEvent, useState } from 'react';
import {
  type Arrival,
  type MethodAsked,
  methodAsked,
  withMethod,
} from '@/features/materiality/materiality/search';
import type { ResultsAddress } from './table-place';

/** How long a moving slider must rest before its position is written to the address. */
const restMs = 250;

/**
 * The method to try out, kept in the address. While a slider moves, this value is ahead of the address,
 * because browsers limit how often a page may change it.
 */
export function useAsked({ search, onSearch }: ResultsAddress) {
  const inAddress = methodAsked(search);
  const written = JSON.stringify(inAddress);
  const [moved, setMoved] = useState<{ asked: MethodAsked; since: string } | null>(null);
  const write = useEffectEvent((asked: MethodAsked) =>
    onSearch(withMethod(search, asked), { replace: true }),
  );
  useEffect(() => {
    if (!moved) return;
    // The address has caught up or has changed otherwise, so it counts again.
    if (moved.since !== written) return setMoved(null);
    const rest = setTimeout(() => write(moved.asked), restMs);
    return () => clearTimeout(rest);
  }, [moved, written]);
  return {
    asked: moved?.since === written ? moved.asked : inAddress,
    /**
     * Replaces the history entry on each slider movement, so Back leads to the previous screen and not to an
     * intermediate position.
     */
    move: (asked: MethodAsked) => setMoved({ asked, since: written }),
    /** Adds one history entry, so Back leads to the previous method. */
    ask: (asked: MethodAsked, arrival?: Arrival) => {
      setMoved(null);
      onSearch(withMethod(search, asked), arrival);
    },
  };
}

export type Asking = ReturnType<typeof useAsked>;
