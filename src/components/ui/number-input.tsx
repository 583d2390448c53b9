import { type KeyboardEvent, useState } from 'react';
import { useFormat } from '@/hooks/use-format';
import { editOfGrouped, parseNumber, readDigits } from '@/lib/format/number';
import { Input, type InputProps } from './input';

export type NumberInputProps = Omit<InputProps, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'> & {
  value: number | null | undefined;
  /** Null when empty, NaN when the text is not a number, so that validation can tell the two apart. */
  onChange: (value: number | null) => void;
  maxDecimals?: number;
  /** Accepts digits only: an edit with anything else is rejected, so "1.5" never becomes 15. */
  isInteger?: boolean;
  /** A year is shown without a thousands separator. */
  isYear?: boolean;
  /** The step of the arrow keys. */
  step?: number;
};

/** A number typed in the language's format; when the field loses focus, it is rewritten as it was understood. */
export function NumberInput({
  value,
  onChange,
  onBlur,
  maxDecimals = 10,
  isYear = false,
  isInteger = isYear,
  step,
  className,
  ...props
}: NumberInputProps) {
  const format = useFormat();
  const [draft, setDraft] = useState<string | null>(null);
  const write = (number: number) => (isYear ? String(number) : format.number(number, { maxDecimals }));
  const shown = value == null || Number.isNaN(value) ? '' : write(value);

  const parse = (text: string) => (isInteger ? readDigits : parseNumber)(text, format.language);
  const read = (typed: string) => {
    const text = draft === null ? editOfGrouped(shown, typed, format.language) : typed;
    const number = parse(text);
    const isEmpty = text.trim() === '';
    if (isInteger && number === null && !isEmpty) return;
    setDraft(text);
    // The value is what is shown after leaving the field, without hidden digits.
    onChange(isEmpty ? null : number === null ? Number.NaN : Number(number.toFixed(maxDecimals)));
  };

  const stepBy = (event: KeyboardEvent<HTMLInputElement>, from: number) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (step === undefined || direction === 0) return;
    event.preventDefault();
    setDraft(null);
    // Rounded, because adding fractions gives more digits than were typed.
    onChange(Math.max(0, Number((from + direction * step).toFixed(maxDecimals))));
  };

  return (
    <Input
      inputMode={isInteger ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...props}
      className={className ? `figures ${className}` : 'figures'}
      value={draft ?? shown}
      onChange={(event) => read(event.target.value)}
      onKeyDown={(event) => stepBy(event, value == null || Number.isNaN(value) ? 0 : value)}
      onBlur={(event) => {
        // Unreadable text stays on screen to be corrected.
        if (draft !== null && (draft.trim() === '' || parse(draft) !== null)) setDraft(null);
        onBlur?.(event);
      }}
    />
  );
}
