import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/ui/dialog';
import { FactorContent } from './factor-content';
import { factorQueries } from './queries';

type FactorDialogProps = {
  factorId: number;
  /** Another edition of the same number. */
  onSelect: (factorId: number) => void;
  onClose: () => void;
};

/** One factor beside the list. */
export function FactorDialog({ factorId, onSelect, onClose }: FactorDialogProps) {
  const { t } = useTranslation('factors');
  const { data: factor } = useQuery(factorQueries.detail(factorId));
  const parts = factor?.label.split(' › ') ?? [];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      placement="side"
      size="lg"
      title={parts.at(-1) ?? t('detail.title')}
      description={parts.length > 1 ? parts.slice(0, -1).join(' › ') : undefined}
    >
      <FactorContent factorId={factorId} onSelect={onSelect} />
    </Dialog>
  );
}
