import type { ReactNode } from 'react';

type Fact = { id: string; label: string; value: ReactNode };

/** Names and values; a dash where there is no value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {facts.map(({ id, label, value }) => (
        <div key={id} className="contents">
          <dt className="text-ink-muted">{label}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-line text-left">
            {value || '–'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
