import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { LastChange } from '#api/contract/problem';
import common from '@/i18n/locales/en/common.json';
import { ApiError } from '@/lib/api/api-error';
import { saying } from './stale-row';
import { useRefusalText } from './use-refusal-text';

const problem = {
  type: 'about:blank',
  title: '',
  status: 412,
  detail: 'Someone else.',
  code: 'stale' as const,
};
const lastChange: LastChange = { byName: 'Katarzyna Lis', isOwn: false, on: '2026-02-03T10:42:00.000Z' };

function Said({ error }: { error: unknown }) {
  return useRefusalText()(error);
}

const i18n = createInstance();
await i18n.init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { common } },
  interpolation: { escapeValue: false },
});

const said = (error: unknown) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Said error={error} />
    </I18nextProvider>,
  );

it('names the user who changed the row first, and when', () => {
  const text = said(new ApiError('stale', { ...problem, lastChange }));
  expect(text).toContain('Katarzyna Lis changed this at ');
  expect(text).toContain('2026');
});

it('says that the user changed the row themselves in another tab', () => {
  const own = { ...lastChange, isOwn: true };
  expect(said(new ApiError('stale', { ...problem, lastChange: own }))).toContain(
    'You changed this in another tab',
  );
});

it("shows the API's message when the earlier change is unknown", () => {
  expect(said(new ApiError('stale', problem))).toBe('Someone else.');
});

it('gives a form the text in place of the API’s sentence and leaves the refusal unchanged', () => {
  const error = new ApiError('stale', { ...problem, lastChange });
  const told = saying(error, 'Katarzyna Lis changed this.') as ApiError;
  expect([told.code, told.problem?.detail]).toEqual(['stale', 'Katarzyna Lis changed this.']);
  expect(saying(error, null)).toBe(error);
});
