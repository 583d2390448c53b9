import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Hint } from '@/components/ui/hint';
import { useHideHint } from '@/state/hints';
import { useSessionUser } from '@/state/session';

/** Points at "Add new data" until somebody has opened and closed that dialog once, or puts it away here. */
export function AddDataHint() {
  const { t } = useTranslation('locations');
  const { hideAddDataTooltip, roleName } = useSessionUser();
  const hideHint = useHideHint();
  if (hideAddDataTooltip || roleName === 'View') return null;
  return (
    <Hint
      label={t('addData.hintLabel')}
      pointsTo="above"
      className="mb-4 ml-auto w-84 [&>span]:right-10 [&>span]:left-auto"
      actions={
        <Button size="sm" variant="quiet" onClick={() => hideHint('hideAddDataTooltip')}>
          {t('addData.hintClose')}
        </Button>
      }
    >
      {t('addData.hint')}
    </Hint>
  );
}
