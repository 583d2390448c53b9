/** Bars of a fictional company that shrink to zero: the journey to net zero. Decoration, not data. */
const years = Array.from({ length: 16 }, (_, index) => {
  const share = (1 - index / 15) ** 1.35;
  const wobble = 1 + 0.09 * Math.sin(index * 2.3);
  return { index, scope1: 34 * share * wobble, scope2: 46 * share ** 1.4, scope3: 78 * share ** 0.9 };
});

const baseLine = 190;

export function JourneyMotif() {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 220" className="w-full max-w-150">
      {[30, 70, 110, 150].map((y) => (
        <line key={y} x1="0" x2="480" y1={y} y2={y} stroke="var(--color-spine-line)" strokeWidth="1" />
      ))}
      {years.map(({ index, scope1, scope2, scope3 }) => {
        const x = 4 + index * 30;
        return (
          <g key={index}>
            <rect x={x} width="19" y={baseLine - scope1} height={scope1} fill="var(--color-scope-1)" rx="1" />
            <rect
              x={x}
              width="19"
              y={baseLine - scope1 - scope2}
              height={scope2}
              fill="var(--color-scope-2)"
            />
            <rect
              x={x}
              width="19"
              y={baseLine - scope1 - scope2 - scope3}
              height={scope3}
              fill="var(--color-on-spine-muted)"
              opacity="0.55"
              rx="1"
            />
          </g>
        );
      })}
      {/* The accountant's double rule under a closed account. */}
      <line
        x1="0"
        x2="480"
        y1={baseLine + 3}
        y2={baseLine + 3}
        stroke="var(--color-on-spine)"
        strokeWidth="1.5"
      />
      <line
        x1="0"
        x2="480"
        y1={baseLine + 8}
        y2={baseLine + 8}
        stroke="var(--color-on-spine)"
        strokeWidth="1.5"
      />
      <circle cx="463" cy={baseLine - 8} r="5" fill="var(--color-spine-accent)" />
    </svg>
  );
}
