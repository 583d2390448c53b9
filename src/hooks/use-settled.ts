import { useEffect, useState } from 'react';

/** Long enough that typing a value sends one request, at its end. */
const pauseMs = 400;

/** The value once it has not changed for a moment; equal texts are equal values. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as T), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
