import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input, type InputProps } from './input';

/** A password field with a button that shows the typed text. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'icon' | 'suffix'>) {
  const { t } = useTranslation('components');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input type={isShown ? 'text' : 'password'} {...props} className="pr-10" />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={t('password.show')}
        className="absolute inset-y-1 right-1 grid w-8 place-items-center rounded-sm text-ink-muted hover:bg-hover hover:text-ink"
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden className="size-4" />
      </button>
    </div>
  );
}
