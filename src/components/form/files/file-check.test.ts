import { describe, expect, it } from 'vitest';
import { checkFiles } from './file-check';

describe('files', () => {
  const limits = { extensions: ['xlsx'], maxSizeBytes: 1_000_000, maxTotalBytes: 1_500_000, maxFiles: 2 };

  it('pass by extension in any case, up to the limit itself', () => {
    expect(checkFiles([{ name: 'Data.XLSX', size: 1_000_000 }], limits)).toEqual([]);
  });

  // spec: errors.messages-file, materiality.validation.file-limits, locations.file-limits
  it('name every reason at once', () => {
    const kinds = checkFiles(
      [
        { name: 'a.pdf', size: 1_000_001 },
        { name: 'b.xlsx', size: 900_000 },
        { name: 'noextension', size: 1 },
      ],
      limits,
    ).map((problem) => problem.kind);
    expect(kinds).toEqual(['count', 'type', 'size', 'type', 'total']);
  });

  it('are judged by the last extension', () => {
    expect(checkFiles([{ name: 'data.xlsx.exe', size: 1 }], limits)).toEqual([
      { kind: 'type', fileName: 'data.xlsx.exe', extension: 'exe' },
    ]);
  });
});
