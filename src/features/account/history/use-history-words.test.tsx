import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import history from '@/i18n/locales/pl/account/history.json';
import { useHistoryWords } from './use-history-words';

const i18n = createInstance();
await i18n.init({ lng: 'pl', defaultNS: 'history', resources: { pl: { history } } });

function Said({ field, held }: { field: string; held: string | number }) {
  return useHistoryWords().value(field, held);
}

const said = (field: string, held: string | number) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Said field={field} held={held} />
    </I18nextProvider>,
  );

it('writes amounts of the value chain as the reader does', () => {
  expect(said('values.distance', 1200.5)).toMatch(/^1.?200,5$/);
});

it('says what a report is written in, who sees it and of what a chart is in words', () => {
  expect([said('language', 'pl'), said('shareStatus', 'private'), said('chart', 'fuels')]).toEqual([
    'polski',
    'Tylko właściciel i administratorzy',
    'Paliwa',
  ]);
});
