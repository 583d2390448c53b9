import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { type ConformanceSearch, resultFilters } from './search';

type CaseFilterProps = {
  search: ConformanceSearch;
  onChange: (change: Partial<ConformanceSearch>, replace?: boolean) => void;
};

const pauseMs = 250;

/** Filters the cases by search words and by result. */
export function CaseFilter({ search, onChange }: CaseFilterProps) {
  const { t } = useTranslation('conformance');
  const inputId = useId();
  const labelId = useId();
  const fromUrl = search.q ?? '';
  const [text, setText] = useState(fromUrl);
  const sent = useRef(fromUrl);
  useEffect(() => {
    if (fromUrl === sent.current) return;
    sent.current = fromUrl;
    setText(fromUrl);
  }, [fromUrl]);
  useEffect(() => {
    const words = text.trim();
    if (words === sent.current) return;
    const pause = setTimeout(() => {
      sent.current = words;
      onChange({ q: words || undefined }, true);
    }, pauseMs);
    return () => clearTimeout(pause);
  }, [text, onChange]);
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <div className="w-80">
        <Label htmlFor={inputId}>{t('filter')}</Label>
        <Input
          id={inputId}
          type="search"
          icon={<Search />}
          placeholder={t('filterPlaceholder')}
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <div className="w-44">
        <Label id={labelId}>{t('columns.result')}</Label>
        <Select
          aria-labelledby={labelId}
          options={resultFilters.map((value) => ({ value, label: t(`results.${value}`) }))}
          value={search.result ?? 'all'}
          onChange={(result) => onChange({ result: result === 'all' ? undefined : result })}
        />
      </div>
    </div>
  );
}
