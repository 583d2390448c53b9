import { type KeyboardEvent, useState } from 'react';
import { useFormat } from '@/hooks/use-format';
import { editOfGrouped, parseNumber, readDigits } from '@/lib/format/number';
import { Input, type InputProps } from './input';

export type NumberInputProps = Omit<InputProps, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'> & {
  value: number | null | undefined;
  /** Null when empty, NaN when the text is no number, so that validation can tell the two apart. */
  onChange: (value: number | null) => void;
  maxDecimals?: number;
  /** Takes digits only: an edit that brings in anything else is not made, so "1.5" never becomes 15. */
  isInteger?: boolean;
  /** A year stands there as it is spoken of, without a separator of thousands. */
  isYear?: boolean;
  /** The arrow keys go up and down by so much. */
  step?: number;
};

/** A number typed by the language's conventions; on leaving, it is rewritten the way it was understood. */
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
    // What stands there after leaving, and no hidden digits behind it.
    onChange(isEmpty ? null : number === null ? Number.NaN : Number(number.toFixed(maxDecimals)));
  };

  const stepBy = (event: KeyboardEvent<HTMLInputElement>, from: number) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (step === undefined || direction === 0) return;
    event.preventDefault();
    setDraft(null);
    // Rounded, since fractions add up to more digits than anybody typed.
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
        // What could not be read stays on screen, to be corrected.
        if (draft !== null && (draft.trim() === '' || parse(draft) !== null)) setDraft(null);
        onBlur?.(event);
      }}
    />
  );
}
