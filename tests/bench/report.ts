/** One line of the result, and its format. */
import type { Summary } from './statistics';

export type Row = {
  figure: string;
  unit: 'ms' | 'MB' | 'KiB' | 'kB' | 'score' | '%' | '1/s' | 'pages' | 'steps' | 'calls' | 'workers';
  ours: Summary;
  peerName?: string;
  peer?: Summary;
  /** How many times faster (slower, as many) than the peer, depending on the target. */
  ratio?: number;
  better?: 'higher' | 'lower';
  reach: string;
  /** Null for a line that is only informative. */
  isMet: boolean | null;
  note?: string;
};

type Draft = Pick<Row, 'figure' | 'unit' | 'note'>;
type Peer = { name: string; summary: Summary };

/** The peer takes `atLeast` times as long as we do. */
export function faster(draft: Draft, ours: Summary, peer: Peer, atLeast: number | null): Row {
  const ratio = peer.summary.median / ours.median;
  const reach = atLeast === null ? 'for information' : `≥ ${atLeast}× faster`;
  const isMet = atLeast === null ? null : ratio >= atLeast;
  return { ...compared(draft, ours, peer, ratio, reach, isMet), better: 'higher' };
}

/** We take at most `atMost` times as long as the peer does. */
export function slower(draft: Draft, ours: Summary, peer: Peer, atMost: number | null): Row {
  const ratio = ours.median / peer.summary.median;
  const reach = atMost === null ? 'for information' : `≤ ${atMost}× slower`;
  const isMet = atMost === null ? null : ratio <= atMost;
  return { ...compared(draft, ours, peer, ratio, reach, isMet), better: 'lower' };
}

/** Where more is better: at least this share of the peer's value. */
export function shareOf(draft: Draft, ours: Summary, peer: Peer, atLeast: number | null): Row {
  const ratio = ours.median / peer.summary.median;
  const reach = atLeast === null ? 'for information' : `≥ ${atLeast}× as many`;
  const isMet = atLeast === null ? null : ratio >= atLeast;
  return { ...compared(draft, ours, peer, ratio, reach, isMet), better: 'higher' };
}

export function within(draft: Draft, ours: Summary, atMost: number | null): Row {
  const reach = atMost === null ? 'for information' : `≤ ${atMost} ${draft.unit}`;
  return { ...draft, ours, reach, isMet: atMost === null ? null : ours.median <= atMost };
}

export function reaching(draft: Draft, ours: Summary, atLeast: number): Row {
  return { ...draft, ours, reach: `≥ ${atLeast}`, isMet: ours.median >= atLeast };
}

const headings = [
  'figure',
  'unit',
  'n',
  'ours p50',
  'p95',
  'peer p50',
  'p95',
  'ratio',
  'reach',
  'met',
  'peer',
];

export function printTable(rows: readonly Row[]): void {
  const lines = [headings, ...rows.map(cellsOf)];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    const cells = line.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    console.log(cells.join('  ').trimEnd());
  }
  for (const line of notesOf(rows)) console.log(`· ${line}`);
}

/** The same as Markdown, to be stored with the results. */
export function markdownOf(rows: readonly Row[], summary: readonly string[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# The last run of `npm run bench`',
    ...summary,
    [line(headings), line(headings.map(() => '---')), ...rows.map((row) => line(cellsOf(row)))].join('\n'),
    notesOf(rows)
      .map((note) => `- ${note}`)
      .join('\n'),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

function notesOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({ figure, note }) => (note ? [`${figure.trim()}: ${note}`] : []));
}

function cellsOf({ figure, unit, ours, peer, peerName, ratio, reach, isMet }: Row): string[] {
  return [
    figure,
    unit,
    String(ours.n),
    show(ours.median),
    show(ours.p95),
    peer ? show(peer.median) : '–',
    peer ? show(peer.p95) : '–',
    ratio === undefined ? '–' : ratio.toFixed(2),
    reach,
    isMet === null ? '–' : isMet ? 'yes' : 'NO',
    peerName ?? '–',
  ];
}

function show(value: number): string {
  return value.toFixed(value < 100 ? 2 : 0);
}

function compared(
  draft: Draft,
  ours: Summary,
  peer: Peer,
  ratio: number,
  reach: string,
  isMet: boolean | null,
): Row {
  return { ...draft, ours, peerName: peer.name, peer: peer.summary, ratio, reach, isMet };
}
