import { describe, expect, it } from 'vitest';
import { cutIntoLines } from './chart-picture';

describe('names beside a picture', () => {
  it('are cut between words, and a word that is too long keeps a line of its own', () => {
    const fits = (line: string) => line.length <= 12;
    expect(cutIntoLines('Water and marine Wiederverwertung rest', fits)).toEqual([
      'Water and',
      'marine',
      'Wiederverwertung',
      'rest',
    ]);
  });
});
