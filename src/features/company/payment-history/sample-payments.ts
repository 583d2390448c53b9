export type Payment = {
  number: string;
  date: string;
  what: 'plan' | 'planUpgrade';
  amountEur: number;
  state: 'paid' | 'open';
};

/** Made-up rows: nothing was charged. */
export const samplePayments: readonly Payment[] = [
  { number: 'SAMPLE-2026-02', date: '2026-03-01', what: 'planUpgrade', amountEur: 300, state: 'open' },
  { number: 'SAMPLE-2026-01', date: '2026-01-01', what: 'plan', amountEur: 1200, state: 'paid' },
  { number: 'SAMPLE-2025-01', date: '2025-01-01', what: 'plan', amountEur: 1200, state: 'paid' },
];
