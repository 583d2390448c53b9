import type { EvidencePlace, EvidenceValue } from '#api/contract/intake/evidence';
import { cellAt } from './cell-name';
import type { GridFrame } from './grid-view';
import type { PageShape } from './words/page-shape';

/** The sheet that the values are in; undefined if they are in no table. */
export function sheetOf(values: readonly EvidenceValue[]): string | null | undefined {
  for (const { place } of inOrder(values)) {
    if (place.type === 'cells' || place.type === 'rows') return place.sheet;
  }
  return undefined;
}

/** The page that the values are on; undefined if they are on none. */
export function pageOf(values: readonly EvidenceValue[]): number | undefined {
  return inOrder(values).flatMap(({ place }) => (place.type === 'page' ? [place.page] : []))[0];
}

/** The cells and rows to frame in a sheet. */
export function framesIn(values: readonly EvidenceValue[], sheet: string | null): GridFrame[] {
  return inOrder(values).flatMap(({ place }) => framesAt(place, sheet));
}

/** The rectangles to frame on a page. */
export function shapesOn(values: readonly EvidenceValue[], page: number): PageShape[] {
  return inOrder(values).flatMap(({ place }) =>
    place.type === 'page' && place.page === page ? place.boxes : [],
  );
}

function framesAt(place: EvidencePlace, sheet: string | null): GridFrame[] {
  if (place.type === 'rows' && place.sheet === sheet)
    return [{ firstRow: place.firstRow - 1, lastRow: place.lastRow - 1, column: null }];
  if (place.type !== 'cells' || place.sheet !== sheet) return [];
  return place.cells.flatMap((name) => {
    const at = cellAt(name);
    return at ? [{ firstRow: at.row, lastRow: at.row, column: at.column }] : [];
  });
}

/** The amount first: it is what the view scrolls to. */
function inOrder(values: readonly EvidenceValue[]): readonly EvidenceValue[] {
  return values.toSorted((one, other) => Number(other.part === 'amount') - Number(one.part === 'amount'));
}
