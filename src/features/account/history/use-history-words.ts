import { useTranslation } from 'react-i18next';
import type { HistoryChange, HistoryEntry } from '#api/contract/account/history';
import { useFormat } from '@/hooks/use-format';
import { kindOf, textsOfEntries } from './fields';

type Value = HistoryChange['before'];

/** The contents of the audit log in words: types, actions, fields and values. Unknown ones are shown as stored. */
export function useHistoryWords() {
  const { t, i18n } = useTranslation('history');
  const format = useFormat();
  /** The text of a key that is only known at run time; `fallback` if there is none. */
  const word = (key: string, fallback: string): string =>
    i18n.exists(key, { ns: 'history' }) ? (t as (key: string) => string)(key) : fallback;

  const entity = (name: string) => word(`entities.${name}`, name);
  const action = (name: string) => word(`actions.${name}`, name);
  const field = ({ field: name, label }: Pick<HistoryChange, 'field' | 'label'>) =>
    label ??
    textsOfEntries[name]?.label[format.language] ??
    word(`fields.${name}`, name.replace(/^values\./, ''));

  function value(name: string, held: Value): string {
    if (held === null) return t('none');
    if (typeof held === 'boolean') return t(held ? 'yes' : 'no');
    const text = String(held);
    // Amounts of a form of the value chain, whose fields are not in the list.
    if (typeof held === 'number' && name.startsWith('values.')) return format.exact(text);
    switch (kindOf(name)) {
      case 'number':
        return format.exact(text);
      case 'date':
        return format.date(text, 'DD MMM YYYY') || text;
      case 'instant':
        return format.dateTime(text) || text;
      case 'choice':
        return word(`values.${name}.${text}`, text);
      // Lists the steps of a report; for an assessment, only their number.
      case 'choices':
        return Number.isNaN(Number(text))
          ? text
              .split(', ')
              .map((one) => word(`values.${name}.${one}`, one))
              .join(', ')
          : format.exact(text);
      default:
        return text;
    }
  }

  /** The item by name, place and time, as far as they are known. */
  function thing({ name, locationName, startDate, endDate, entity: kind, rowCount }: HistoryEntry): string {
    const days = [startDate, endDate].filter((day): day is string => day !== null);
    const period = [...new Set(days)].map((day) => format.date(day, 'DD MMM YYYY')).join(' – ');
    const rows = rowCount === null ? '' : t('rows', { count: rowCount, text: format.number(rowCount) });
    const known = [name, rows, period, locationName].filter(Boolean).join(' · ');
    return known || entity(kind);
  }

  return { t, format, entity, action, field, value, thing };
}

export type HistoryWords = ReturnType<typeof useHistoryWords>;
