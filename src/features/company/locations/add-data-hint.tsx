import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Hint } from '@/components/ui/hint';
import { useHideHint } from '@/state/hints';
import { useSessionUser } from '@/state/session';

/** Stands beside "Add new data" and points at it until somebody has opened and closed that dialog once, or puts it away here. */
export function AddDataHint() {
  const { t } = useTranslation('locations');
  const { hideAddDataTooltip, roleName } = useSessionUser();
  const hideHint = useHideHint();
  if (hideAddDataTooltip || roleName === 'View') return null;
  return (
    // Below the button, wherever that stands, and over the empty end of the tabs: putting it away moves nothing.
    <Hint
      label={t('addData.hintLabel')}
      pointsTo="above"
      isInline
      className="absolute top-full right-0 z-10 mt-2.5 w-104 shadow-float [&>span]:right-10 [&>span]:left-auto"
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
