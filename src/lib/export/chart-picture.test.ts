import { describe, expect, it } from 'vitest';
import { cutIntoLines } from './chart-picture';

describe('names beside a picture', () => {
  it('wrap between words, and a word that is too long has its own line', () => {
    const fits = (line: string) => line.length <= 12;
    expect(cutIntoLines('Water and marine Wiederverwertung rest', fits)).toEqual([
      'Water and',
      'marine',
      'Wiederverwertung',
      'rest',
    ]);
  });
});
