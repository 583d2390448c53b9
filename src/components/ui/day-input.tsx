import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/hooks/use-format';
import type { IsoDate } from '@/lib/format/date';
import { parseDay, typedDayForm } from '@/lib/format/parse-date';
import { Input } from './input';

type DayInputProps = {
  label: string;
  value: IsoDate | null | undefined;
  onChange: (day: IsoDate) => void;
  /** Called on Enter when the text is a valid day. */
  onEnter: () => void;
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
};

/** A typed day, beside the calendar. It is applied as soon as it is complete. */
export function DayInput({ label, value, onChange, onEnter, min, max }: DayInputProps) {
  const { t } = useTranslation('components');
  const format = useFormat();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => {
    const day = parseDay(text, format.language);
    return day && (!min || day >= min) && (!max || day <= max) ? day : null;
  };
  const isWrong = typed !== null && typed.trim() !== '' && !read(typed);
  return (
    <label htmlFor={id} className="flex min-w-0 flex-1 items-center gap-2 text-ink-muted text-sm">
      <span className="shrink-0">{label}</span>
      <Input
        id={id}
        className="figures h-8"
        autoComplete="off"
        placeholder={t('date.form')}
        aria-invalid={isWrong}
        value={typed ?? (value ? format.date(value, typedDayForm[format.language]) : '')}
        onChange={({ target }) => {
          setTyped(target.value);
          const day = read(target.value);
          if (day) onChange(day);
        }}
        // A recognised day is shown in full; other text stays to be corrected.
        onBlur={() => (isWrong ? undefined : setTyped(null))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The surrounding form must not be submitted.
          event.preventDefault();
          if (!isWrong) onEnter();
        }}
      />
    </label>
  );
}
