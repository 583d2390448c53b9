import { expect, it } from 'vitest';
import { rowActions } from './row-actions';

it("starts a row's menu with editing and ends it with deleting, the only action on the Delete key", () => {
  const chosen: string[] = [];
  const actions = rowActions({
    edit: { label: 'Edit', onSelect: () => chosen.push('edit') },
    others: [{ id: 'trail', label: 'Trail' }],
    remove: { label: 'Delete', onSelect: () => chosen.push('delete') },
  }).filter((entry) => entry !== 'separator');
  expect(actions.map(({ id, isDestructive = false }) => [id, isDestructive])).toEqual([
    ['edit', false],
    ['trail', false],
    ['delete', true],
  ]);
  for (const { onSelect } of actions) onSelect?.();
  expect(chosen).toEqual(['edit', 'delete']);
});
