import { describe, expect, it } from 'vitest';
import { typeByContent } from '#api/kernel/files/file-types';
import { certificatePdf } from './demo-certificate';

const file = () => certificatePdf({ title: 'Świadectwo (żółć)', reference: 'GO-1' });

describe('a certificate of the demo', () => {
  it('is a PDF with the same bytes each time', () => {
    expect(typeByContent(file())).toBe('pdf');
    expect(file()).toEqual(file());
  });

  it('is plain ASCII with a table of the start of each object', () => {
    const text = new TextDecoder('ascii').decode(file());
    expect([...file()].every((byte) => byte < 128)).toBe(true);
    const starts = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map(([, start]) => Number(start));
    expect(starts.map((start, index) => text.slice(start).startsWith(`${index + 1} 0 obj`))).toEqual(
      starts.map(() => true),
    );
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(table).startsWith('xref')).toBe(true);
    const [, length = '', content = ''] = /\/Length (\d+) >>\nstream\n(.*?)\nendstream/s.exec(text) ?? [];
    expect(content).toHaveLength(Number(length));
  });
});
