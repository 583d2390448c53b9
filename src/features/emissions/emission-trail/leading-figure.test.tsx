import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LeadingFigure } from './leading-figure';

const textOf = (total: string, unitSymbol: string) =>
  renderToStaticMarkup(<LeadingFigure {...{ total, unitSymbol }} />)
    .replaceAll(/<\/p>/g, '|')
    .replaceAll(/<[^>]+>/g, '');

describe('the figure of a trail', () => {
  it('is shown as on the screen it was opened from, and below with every digit', () => {
    expect(textOf('14430618.6641', 'kg CO₂e')).toBe('14,431\u00a0t CO₂e|14,430,618.6641\u00a0kg CO₂e|');
  });

  it('keeps its unit for energy', () => {
    expect(textOf('1234.5678', 'kWh')).toBe('1,235\u00a0kWh|1,234.5678\u00a0kWh|');
  });
});
