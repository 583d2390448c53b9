import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MenuEntry } from '@/components/ui/menu';

type Action = { label: ReactNode; onSelect: () => void };

type RowActions = {
  edit: Action;
  /** What else can be done to a row, between the two. */
  others?: readonly MenuEntry[];
  remove: Action;
};

/** The menu of a row that can be changed. The delete key starts the last one, which asks before it does anything. */
export function rowActions({ edit, others = [], remove }: RowActions): MenuEntry[] {
  return [
    { id: 'edit', icon: <Pencil />, ...edit },
    ...others,
    { id: 'delete', icon: <Trash2 />, isDestructive: true, ...remove },
  ];
}
