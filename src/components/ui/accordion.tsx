import { ChevronDown } from 'lucide-react';
import * as Radix from 'radix-ui/accordion';
import type { ReactNode } from 'react';

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode };

type AccordionProps = {
  items: readonly AccordionItem[];
  /** Numbers the titles 1, 2, 3. */
  isNumbered?: boolean;
  /** Open initially. */
  openId?: string;
};

export function Accordion({ items, isNumbered, openId }: AccordionProps) {
  return (
    <Radix.Root type="single" collapsible defaultValue={openId} className="divide-y border-y">
      {items.map((item, index) => (
        <Radix.Item key={item.id} value={item.id}>
          <Radix.Header>
            <Radix.Trigger className="group flex w-full items-center gap-3 py-3 text-left font-medium hover:text-brand">
              {isNumbered ? <span className="figures w-5 text-ink-muted text-sm">{index + 1}</span> : null}
              <span className="flex-1">{item.title}</span>
              <ChevronDown
                aria-hidden
                className="size-4 text-ink-muted transition-transform duration-100 group-data-[state=open]:rotate-180"
              />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content className={isNumbered ? 'pb-4 pl-8 text-ink-muted' : 'pb-4 text-ink-muted'}>
            {item.content}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
