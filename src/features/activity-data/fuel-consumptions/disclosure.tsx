import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';

type DisclosureProps = {
  title: string;
  hint: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A collapsed section for fields that few entries need. */
export function Disclosure({ title, hint, isOpen, onToggle, children }: DisclosureProps) {
  const id = useId();
  return (
    <div className="col-span-12">
      <Button
        variant="link"
        className="text-ink-muted no-underline hover:underline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(!isOpen)}
      >
        <ChevronRight aria-hidden className={cn('transition-transform', isOpen && 'rotate-90')} />
        {title}
      </Button>
      <div id={id} hidden={!isOpen} className={cn(isOpen && 'mt-3')}>
        <p className="mb-3 text-ink-muted text-sm">{hint}</p>
        {isOpen ? children : null}
      </div>
    </div>
  );
}
