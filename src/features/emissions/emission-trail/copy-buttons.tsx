import { Braces, Sheet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useCopy } from './use-copy';

type CopyButtonsProps = {
  toCsv: () => string | Promise<string>;
  toJson: () => string | Promise<string>;
};

/** Copy buttons for a trail. A sum first loads all its rows, which takes a moment. */
export function CopyButtons({ toCsv, toJson }: CopyButtonsProps) {
  const { t } = useTranslation('emission-trail');
  const [isBusy, setIsBusy] = useState(false);
  const copy = useCopy();
  const take = async (text: () => string | Promise<string>) => {
    setIsBusy(true);
    await copy(Promise.resolve().then(text));
    setIsBusy(false);
  };
  return (
    <div className="mt-4 flex gap-2">
      <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => void take(toCsv)}>
        <Sheet aria-hidden />
        {t('copyCsv')}
      </Button>
      <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => void take(toJson)}>
        <Braces aria-hidden />
        {t('copyJson')}
      </Button>
    </div>
  );
}
