import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TermsDocument } from './terms-document';

/** The terms over the form that asks to agree to them. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('terms');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t('title')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must scroll by keyboard */}
      <div tabIndex={0} className="rounded-sm">
        <TermsDocument />
      </div>
    </Dialog>
  );
}
