import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from '@/components/ui/input';

type SearchFieldProps = {
  id: string;
  placeholder: string;
  /** From the URL. */
  value: string;
  onChange: (value: string) => void;
};

/** As the specification of the searches says. */
export const searchPauseMs = 500;

/** Text that is written to the URL when typing pauses, and read from it when the history changes. */
export function SearchField({ id, placeholder, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === sent.current) return;
    const pause = setTimeout(() => {
      sent.current = trimmed;
      onChange(trimmed);
    }, searchPauseMs);
    return () => clearTimeout(pause);
  }, [text, onChange]);
  return (
    <Input
      id={id}
      type="search"
      icon={<Search />}
      placeholder={placeholder}
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
