import type { EmissionSelection } from '#api/contract/emissions/emission-selection';
import type { TrailKind } from '#api/contract/emissions/emissions';

/** A row of activity data: what it is, and its name on screen. */
export type RowTrail = {
  kind: TrailKind;
  id: number;
  name: string;
  /**
   * The sum from which the row was opened, and the row's contribution to it, which often differs from its own
   * figure.
   */
  within?: { name: string; total: string; unitSymbol: string };
};

/** A figure that adds up many rows: what it adds (see `contract/figures`), and its name on screen. */
export type SumTrail = { selection: EmissionSelection; name: string };

/** A published factor. */
export type FactorTrail = { factorId: number; name: string };

export type TrailView = RowTrail | SumTrail | FactorTrail;
