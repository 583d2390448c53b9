import { useState } from 'react';
import { useFormat } from '@/hooks/use-format';
import { parseNumber } from '@/lib/format/number';
import { Input, type InputProps } from './input';

export type NumberInputProps = Omit<InputProps, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'> & {
  value: number | null | undefined;
  /** Null when empty, NaN when the text is no number, so that validation can tell the two apart. */
  onChange: (value: number | null) => void;
  maxDecimals?: number;
};

/** A number typed by the language's conventions; on leaving, it is rewritten the way it was understood. */
export function NumberInput({
  value,
  onChange,
  onBlur,
  maxDecimals = 10,
  className,
  ...props
}: NumberInputProps) {
  const format = useFormat();
  const [draft, setDraft] = useState<string | null>(null);
  const shown = value == null || Number.isNaN(value) ? '' : format.number(value, { maxDecimals });

  const read = (text: string) => {
    setDraft(text);
    onChange(text.trim() === '' ? null : (parseNumber(text, format.language) ?? Number.NaN));
  };

  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      {...props}
      className={className ? `figures ${className}` : 'figures'}
      value={draft ?? shown}
      onChange={(event) => read(event.target.value)}
      onBlur={(event) => {
        // What could not be read stays on screen, to be corrected.
        if (draft !== null && (draft.trim() === '' || parseNumber(draft, format.language) !== null))
          setDraft(null);
        onBlur?.(event);
      }}
    />
  );
}
