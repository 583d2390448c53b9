import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TooltipProvider } from '@/components/ui/tooltip';
import { CrudTable } from './crud-table';
import { useCrudList } from './use-crud-list';

type Row = { id: number; name: string };
const rowId = ({ id }: Row) => id;
const diesel = { id: 1, name: 'Diesel' };

type Shown = { rows?: readonly Row[]; isError?: boolean; total?: number };

/** The list when it is first drawn. */
function List({ rows, isError = false, total = rows?.length ?? 0 }: Shown) {
  const list = useCrudList<Row>({
    data: rows && { items: rows, total },
    page: 1,
    pageSize: 10,
    onPage: () => undefined,
    rowId,
  });
  return (
    <CrudTable
      label={'Factors'}
      columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]}
      list={list}
      query={{ isError, refetch: () => undefined }}
      rowId={rowId}
      rowLabel={({ name }) => name}
      empty={{ title: 'No factors' }}
    />
  );
}

const show = (shown: Shown) =>
  renderToStaticMarkup(
    <TooltipProvider>
      <List {...shown} />
    </TooltipProvider>,
  );

describe('the table of a list', () => {
  it('is busy until its rows are loaded, then says when there are none', () => {
    expect(show({})).toMatch(/<table[^>]*aria-busy="true"/);
    expect(show({})).not.toContain('No factors');
    expect(show({ rows: [] })).toContain('No factors');
  });

  it('says that it could not be loaded and offers to try again', () => {
    const failed = show({ isError: true });
    expect(failed).toMatch(/<button[^>]*>.*<\/button>/);
    expect(failed).not.toContain('No factors');
  });

  it('keeps its rows when a refetch fails', () => {
    const kept = show({ rows: [diesel], isError: true });
    expect(kept).toContain('Diesel');
    expect(kept).not.toContain('<button');
  });

  it('has pages only when its rows do not fit on one', () => {
    expect(show({ rows: [diesel], total: 11 })).toContain('aria-label="pagination.label"');
    expect(show({ rows: [diesel] })).not.toContain('pagination');
  });
});
