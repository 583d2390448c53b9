import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MenuEntry } from '@/components/ui/menu';

type Action = { label: ReactNode; onSelect: () => void };

type RowActions = {
  edit: Action;
  /** The other actions of a row, shown between edit and delete. */
  others?: readonly MenuEntry[];
  remove: Action;
};

/** The menu of an editable row. The Delete key starts the last action, which asks for confirmation first. */
export function rowActions({ edit, others = [], remove }: RowActions): MenuEntry[] {
  return [
    { id: 'edit', icon: <Pencil />, ...edit },
    ...others,
    { id: 'delete', icon: <Trash2 />, isDestructive: true, ...remove },
  ];
}
