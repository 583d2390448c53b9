import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '@/components/ui/input';
import { NumberInput } from '@/components/ui/number-input';

type CommittedProps<Value> = {
  value: Value | null;
  /** Called when the user leaves the field with another value, because each change interprets the file again. */
  onCommit: (value: Value) => void;
  'aria-labelledby': string;
};

type AmountInputProps = CommittedProps<number> & {
  /** For a number that an entry can do without. */
  onClear?: () => void;
};

export function AmountInput({ value, onCommit, onClear, ...aria }: AmountInputProps) {
  const { t } = useTranslation('intake');
  const id = useId();
  const [hasLeft, setHasLeft] = useState(false);
  const [typed, setTyped] = useShown(value);
  const commit = () => {
    if (typed === null && onClear) {
      if (value !== null) onClear();
    }
    // An emptied field would hide the amount that is still recorded.
    else if (typed === null) setTyped(value);
    else if (!Number.isNaN(typed) && typed !== value) onCommit(typed);
  };
  // Not yet while the user types.
  const isUnreadable = hasLeft && Number.isNaN(typed);
  return (
    <>
      <NumberInput
        {...aria}
        maxDecimals={9}
        value={typed}
        onChange={setTyped}
        onFocus={() => setHasLeft(false)}
        onBlur={() => {
          setHasLeft(true);
          commit();
        }}
        aria-invalid={isUnreadable}
        aria-describedby={isUnreadable ? id : undefined}
      />
      {isUnreadable ? (
        <p id={id} role="alert" className="text-danger text-sm">
          {t('entry.noNumber')}
        </p>
      ) : null}
    </>
  );
}

export function TextInput({ value, onCommit, ...props }: CommittedProps<string> & { maxLength: number }) {
  const [typed, setTyped] = useShown(value);
  const commit = () => {
    const text = (typed ?? '').trim();
    if (text !== (value ?? '')) onCommit(text);
  };
  return (
    <Input
      {...props}
      autoComplete="off"
      value={typed ?? ''}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}

/** What is typed, until the value itself changes. */
function useShown<Value>(value: Value | null): [Value | null, (value: Value | null) => void] {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return [typed, setTyped];
}
