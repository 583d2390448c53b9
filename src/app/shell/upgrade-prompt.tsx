import { useTranslation } from 'react-i18next';
import { useAskForUpgrade } from '@/components/layout/upgrade-banner';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { MenuItemId } from './menu-items';

/** Opened by a locked menu item: why it is locked, and how to contact the provider. */
export function UpgradePrompt({ itemId, onClose }: { itemId: MenuItemId | null; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { t: tCommon } = useTranslation();
  const ask = useAskForUpgrade();
  const feature = itemId ? t(`menu.${itemId}`) : '';
  return (
    <ConfirmDialog
      isOpen={itemId !== null}
      isDestructive={false}
      title={t('upgrade.title', { feature })}
      description={tCommon('locked.message')}
      confirmLabel={t('upgrade.contact')}
      cancelLabel={t('upgrade.later')}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        ask(feature);
      }}
    />
  );
}
