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
    // Over the empty end of the tabs: putting it away moves nothing.
    <div className="relative">
      <Hint
        label={t('addData.hintLabel')}
        pointsTo="above"
        isInline
        className="-top-3 absolute right-0 z-10 w-104 shadow-float [&>span]:right-10 [&>span]:left-auto"
        actions={
          <Button size="sm" variant="quiet" onClick={() => hideHint('hideAddDataTooltip')}>
            {t('addData.hintClose')}
          </Button>
        }
      >
        {t('addData.hint')}
      </Hint>
    </div>
  );
}
