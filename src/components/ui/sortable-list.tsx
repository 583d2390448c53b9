import { Accessibility, Feedback } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useReducedMotion } from '@/hooks/use-media-query';
import { IconButton } from './icon-button';

const motionMs = 140;

export type SortableItem = {
  id: number;
  /** The item's name in the labels of the buttons. */
  name: string;
  content: ReactNode;
};

type SortableListProps = {
  label: string;
  items: readonly SortableItem[];
  /** The first position is 1. */
  onMove: (id: number, newPosition: number) => void;
  upLabel: (name: string) => string;
  downLabel: (name: string) => string;
};

/**
 * A list sorted by dragging, or with buttons for keyboard and screen reader users. The library's own keyboard
 * dragging is off, because its announcements exist in English only.
 */
export function SortableList({ label, items, onMove, ...labels }: SortableListProps) {
  const isStill = useReducedMotion();
  return (
    <DragDropProvider
      sensors={[PointerSensor]}
      plugins={(defaults) => [
        ...defaults.filter((plugin) => plugin !== Accessibility && plugin !== Feedback),
        Feedback.configure({ dropAnimation: isStill ? null : { duration: motionMs } }),
      ]}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (canceled || !isSortable(source) || source.index === source.initialIndex) return;
        onMove(Number(source.id), source.index + 1);
      }}
    >
      <ol aria-label={label} className="flex flex-col">
        {items.map((item, index) => (
          <SortableRow
            key={item.id}
            item={item}
            index={index}
            isLast={index === items.length - 1}
            onMove={onMove}
            {...labels}
          />
        ))}
      </ol>
    </DragDropProvider>
  );
}

type SortableRowProps = Omit<SortableListProps, 'label' | 'items'> & {
  item: SortableItem;
  index: number;
  isLast: boolean;
};

function SortableRow({ item, index, isLast, onMove, upLabel, downLabel }: SortableRowProps) {
  const { ref, handleRef, isDragging } = useSortable({
    id: item.id,
    index,
    transition: useReducedMotion() ? null : { duration: motionMs },
  });
  return (
    <li
      ref={ref}
      className={`flex items-center gap-1 rounded-md bg-raised ${isDragging ? 'z-10 shadow-float' : ''}`}
    >
      <span
        ref={handleRef}
        aria-hidden
        className="cursor-grab touch-none rounded-sm px-0.5 py-2 text-ink-muted hover:bg-hover hover:text-ink active:cursor-grabbing"
      >
        <GripVertical className="size-4" />
      </span>
      <div className="min-w-0 flex-1 py-1.5 pl-1">{item.content}</div>
      <IconButton
        icon={<ArrowUp aria-hidden />}
        label={upLabel(item.name)}
        disabled={index === 0}
        onClick={() => onMove(item.id, index)}
      />
      <IconButton
        icon={<ArrowDown aria-hidden />}
        label={downLabel(item.name)}
        disabled={isLast}
        onClick={() => onMove(item.id, index + 2)}
      />
    </li>
  );
}
