import { useEffect, useEffectEvent, useState } from 'react';
import {
  type Arrival,
  type MethodAsked,
  methodAsked,
  withMethod,
} from '@/features/materiality/materiality/search';
import type { ResultsAddress } from './table-place';

/** A slider that is being moved rests this long before the address says where it stands. */
const restMs = 250;

/**
 * The method that is asked about. It stands in the address; while a slider moves, it is ahead of it, because browsers let
 * nobody change the address as often as a slider changes.
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
    // The address has it now, or was led elsewhere: it counts again.
    if (moved.since !== written) return setMoved(null);
    const rest = setTimeout(() => write(moved.asked), restMs);
    return () => clearTimeout(rest);
  }, [moved, written]);
  return {
    asked: moved?.since === written ? moved.asked : inAddress,
    /** With each movement of a slider: back leads to where the person came from, not to what was under the thumb. */
    move: (asked: MethodAsked) => setMoved({ asked, since: written }),
    /** Once and for all: back leads to what was asked before. */
    ask: (asked: MethodAsked, arrival?: Arrival) => {
      setMoved(null);
      onSearch(withMethod(search, asked), arrival);
    },
  };
}

export type Asking = ReturnType<typeof useAsked>;
