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
  /** Enter, when what stands there is a day that may be chosen. */
  onEnter: () => void;
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
};

/** A day by the keyboard, beside the calendar: each day that was typed to the end is taken at once. */
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
        // What was read is shown in full; what was not stays to be put right.
        onBlur={() => (isWrong ? undefined : setTyped(null))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around the field must not be sent.
          event.preventDefault();
          if (!isWrong) onEnter();
        }}
      />
    </label>
  );
}
