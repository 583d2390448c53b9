import { describe, expect, it } from 'vitest';
import { fieldMessage, messageCodes, problemText } from './messages';
import { problemCodes } from './problem';

describe('the words of the wire', () => {
  // spec: errors.messages
  it('exist in English and Polish for every code', () => {
    expect(messageCodes.pl).toEqual(messageCodes.en);
    for (const code of problemCodes) {
      expect(problemText('pl', code).detail).not.toBe('');
      expect(problemText('pl', code).detail).not.toBe(problemText('en', code).detail);
    }
  });

  it('take the same values in both languages', () => {
    const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([name]) => name).sort();
    for (const code of messageCodes.en) {
      const [en, pl] = (['en', 'pl'] as const).map((locale) => fieldMessage(locale, { code, params: {} }));
      expect(names(pl ?? ''), code).toEqual(names(en ?? ''));
    }
  });

  it('insert the values of the issue', () => {
    expect(fieldMessage('en', { code: 'between', params: { min: 1, max: 9 } })).toBe(
      'The value must be between 1 and 9',
    );
  });

  it('format numbers for the language, and leave text that only looks like a number', () => {
    const between = { code: 'between', params: { min: 0.5, max: '12345.25' } };
    expect(fieldMessage('en', between)).toBe('The value must be between 0.5 and 12345.25');
    expect(fieldMessage('pl', between)).toBe('Wartość musi mieścić się w przedziale od 0,5 do 12345,25');
    const year = { code: 'noFactor', params: { item: '2.1', year: 2026 } };
    expect(fieldMessage('pl', year)).toMatch(/2\.1.*2026/);
  });

  it('say that a value is not valid when the code is unknown', () => {
    expect(fieldMessage('en', { code: 'something-new', params: {} })).toBe('This value is not valid');
  });
});
