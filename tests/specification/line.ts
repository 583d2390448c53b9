import type { Line } from './proof';

type Row = readonly [name: string, says: string, ...proof: Line['proof'][]];

/** The lines of one section; each names what it says and the tests of it. */
export function section(name: string, rows: readonly Row[]): Line[] {
  return rows.map(([id, says, ...proof]) => ({ id: `${name}.${id}`, says, proof: proof.flat() }));
}
