import { useTranslation } from 'react-i18next';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useOpenRow } from '@/features/materiality/materiality/rows/use-open-row';
import { cn } from '@/lib/cn';
import { useSessionUser } from '@/state/session';
import { OpinionsPanel } from './opinions-panel';
import { opinionsQuery } from './queries';

type OpinionsButtonProps = {
  headerId: number;
  row: AssessmentRow;
  /** Users who may edit the assessment also find the opinions in its form. */
  isEditor: boolean;
};

/** The number of opinions on an item. Opens the opinions, where readers can add their own. */
export function OpinionsButton({ headerId, row, isEditor }: OpinionsButtonProps) {
  const { t } = useTranslation('materiality-opinions');
  const { roleName } = useSessionUser();
  const opened = useOpenRow((queryClient, { dmIroId }: AssessmentRow) =>
    queryClient.fetchQuery(opinionsQuery(headerId, dmIroId)),
  );
  const { opinionCount: count, opinionsDiffer, withdrawnReason, description } = row;
  const mayGive = !isEditor && roleName !== 'View' && withdrawnReason === null;
  if (count === 0 && !mayGive) return null;
  const text = count === 0 ? t('addOwn') : t(opinionsDiffer ? 'countDiffers' : 'count', { count });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className={cn(
          'h-auto min-h-6 whitespace-normal px-1.5 py-0.5 text-left text-xs',
          opinionsDiffer && 'bg-attention-soft text-on-attention-soft',
        )}
        aria-label={t('of', { text, name: description })}
        onClick={() => void opened.open(row)}
      >
        {text}
      </Button>
      {opened.shown ? (
        <Dialog isOpen size="xl" title={row.type} description={description} onClose={opened.close}>
          <OpinionsPanel {...{ headerId, row }} />
        </Dialog>
      ) : null}
    </>
  );
}
