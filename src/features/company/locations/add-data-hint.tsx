import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Hint } from '@/components/ui/hint';
import { useHideHint } from '@/state/hints';
import { useSessionUser } from '@/state/session';

/**
 * A hint that points at "Add new data" until the user has opened and closed that dialog once, or dismisses it here.
 */
export function AddDataHint() {
  const { t } = useTranslation('locations');
  const { hideAddDataTooltip, roleName } = useSessionUser();
  const hideHint = useHideHint();
  if (hideAddDataTooltip || roleName === 'View') return null;
  return (
    // Placed below the button and over the empty end of the tabs, so dismissing it moves nothing.
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
