import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { FactorDetail } from '#api/contract/factors/factors';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useSessionUser } from '@/state/session';
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
  const { isAdmin } = useSessionUser();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      placement="side"
      size="lg"
      title={factor?.name ?? t('detail.title')}
      description={factor?.label}
    >
      {factor && isAdmin && isOfEntries(factor) ? (
        <Button size="sm" className="mb-5" asChild>
          <Link to="/factors/company" search={{ insteadOf: factorId }}>
            {t('detail.ownInstead')}
          </Link>
        </Button>
      ) : null}
      <FactorContent factorId={factorId} onSelect={onSelect} />
    </Dialog>
  );
}

/**
 * Value chain entries use published activities. Fuels and purchased energy have their own form, and category 3.3 is
 * derived from them.
 */
function isOfEntries({ scope, category }: FactorDetail): boolean {
  return scope === 3 && category !== '3.3';
}
