import { useState } from 'react';
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
};

/** A number typed by the language's conventions; on leaving, it is rewritten the way it was understood. */
export function NumberInput({
  value,
  onChange,
  onBlur,
  maxDecimals = 10,
  isYear = false,
  isInteger = isYear,
  className,
  ...props
}: NumberInputProps) {
  const format = useFormat();
  const [draft, setDraft] = useState<string | null>(null);
  const shown =
    value == null || Number.isNaN(value)
      ? ''
      : isYear
        ? String(value)
        : format.number(value, { maxDecimals });

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

  return (
    <Input
      inputMode={isInteger ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...props}
      className={className ? `figures ${className}` : 'figures'}
      value={draft ?? shown}
      onChange={(event) => read(event.target.value)}
      onBlur={(event) => {
        // What could not be read stays on screen, to be corrected.
        if (draft !== null && (draft.trim() === '' || parse(draft) !== null)) setDraft(null);
        onBlur?.(event);
      }}
    />
  );
}
