import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TooltipProvider } from '@/components/ui/tooltip';
import { useButtonColumn } from './button-column';

type Row = { name: string; isUsed: boolean };
const noAct = () => undefined;

function Buttons({ row }: { row: Row }) {
  const column = useButtonColumn<Row>({
    rowLabel: ({ name }) => name,
    whyKept: ({ isUsed }) => (isUsed ? 'in use' : undefined),
    edit: noAct,
    remove: noAct,
  });
  return column.cell(row);
}

const drawn = (row: Row) =>
  renderToStaticMarkup(
    <TooltipProvider>
      <Buttons row={row} />
    </TooltipProvider>,
  );

// spec: materiality.value-chain.delete, materiality.topics.delete, materiality.blocks.tooltip
it('keeps the delete button of a row in use reachable, so it can say why it is disabled', () => {
  const used = drawn({ name: 'Mill', isUsed: true });
  expect(used).toContain('aria-disabled="true"');
  expect(used).not.toContain('disabled=""');
  expect(drawn({ name: 'Mill', isUsed: false })).not.toContain('aria-disabled="true"');
});
