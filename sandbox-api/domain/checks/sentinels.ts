/**
 * Whether a number is what a meter or its software shows when a counter overflows or a reading is missing: the largest
 * number of 16, 24, 31 or 32 bits, with up to three decimals, or six and more nines.
 */
export function isSentinel(value: number): boolean {
  if (fullCounters.has(value)) return true;
  return /^9{6,}$/.test(String(value).replace('.', ''));
}

const decimals = [1, 10, 100, 1000];
const fullCounters = new Set([
  // With decimals it is an everyday amount.
  2 ** 16 - 1,
  ...[24, 31, 32].flatMap((bits) => decimals.map((scale) => (2 ** bits - 1) / scale)),
]);
