import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GridView } from './grid-view';

const readRows = () => Promise.resolve([]);

it('draws a few rows of a table of 200,000 and tells its size', () => {
  const shown = renderToStaticMarkup(
    <GridView label="Meters" rowCount={200_000} columnCount={3} readRows={readRows} frames={[]} />,
  );
  expect(shown).toContain('aria-rowcount="200000"');
  expect(shown.match(/<tr/g)?.length).toBeLessThan(80);
});

it('frames the cells of an entry and marks the row of column names', () => {
  const shown = renderToStaticMarkup(
    <GridView
      label="Meters"
      rowCount={4}
      columnCount={2}
      readRows={readRows}
      headerRow={1}
      frames={[{ firstRow: 2, lastRow: 2, column: 1 }]}
      columnHead={(column) => (column === 1 ? 'Amount' : null)}
    />,
  );
  expect(shown.match(/<mark/g)).toHaveLength(1);
  expect(shown).toContain('BAmount');
});

it('draws at most 300 columns', () => {
  const shown = renderToStaticMarkup(
    <GridView label="Meters" rowCount={1} columnCount={16_384} readRows={readRows} frames={[]} />,
  );
  expect(shown.match(/scope="col"/g)).toHaveLength(300);
});
