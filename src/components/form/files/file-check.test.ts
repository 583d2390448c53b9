import { describe, expect, it } from 'vitest';
import { checkFiles } from './file-check';

describe('files', () => {
  const limits = { extensions: ['xlsx'], maxSizeBytes: 1_000_000, maxTotalBytes: 1_500_000, maxFiles: 2 };

  it('are accepted by extension in upper or lower case, up to the limit itself', () => {
    const file = { name: 'Data.XLSX', size: 1_000_000 };
    expect(checkFiles([file], limits)).toEqual({ accepted: [file], problems: [] });
  });

  // spec: errors.messages-file, materiality.validation.file-limits, locations.file-limits
  it('report every reason together', () => {
    const { accepted, problems } = checkFiles(
      [
        { name: 'a.pdf', size: 1_000_001 },
        { name: 'b.xlsx', size: 900_000 },
        { name: 'noextension', size: 1 },
      ],
      limits,
    );
    expect(accepted).toEqual([]);
    expect(problems.map(({ kind }) => kind)).toEqual(['count', 'type', 'size', 'type', 'total']);
  });

  it('that are valid are accepted next to a refused one', () => {
    const good = { name: 'b.xlsx', size: 900 };
    const { accepted, problems } = checkFiles([{ name: 'a.pdf', size: 1 }, good], limits);
    expect(accepted).toEqual([good]);
    expect(problems).toEqual([{ kind: 'type', fileName: 'a.pdf', extension: 'pdf' }]);
  });

  it('are judged by the last extension', () => {
    expect(checkFiles([{ name: 'data.xlsx.exe', size: 1 }], limits).problems).toEqual([
      { kind: 'type', fileName: 'data.xlsx.exe', extension: 'exe' },
    ]);
  });
});
