import { expect, it } from 'vitest';
import type { EvidenceLink, EvidenceValue } from '#api/contract/intake/evidence';
import { placingOf } from './placing';

const file: EvidenceLink['file'] = {
  evidenceFileId: 8,
  fileName: 'bill',
  mediaType: 'application/pdf',
  sizeBytes: 2000,
  sha256: 'a',
  uploadedOn: '2026-01-02T10:00:00.000Z',
  uploadedByName: 'Jan Lis',
  entryCount: 1,
};
const placed = (place: EvidenceValue['place'], mediaType = 'application/pdf') =>
  placingOf({ values: [{ part: 'amount', place, raw: '7' }], file: { ...file, mediaType } });

it('says that values are framed only if they are', () => {
  const box = { left: 0.1, top: 0.1, width: 0.1, height: 0.1 };
  expect(placed({ type: 'page', page: 1, boxes: [box] })).toBe('framed');
  expect(placed({ type: 'cells', sheet: null, cells: ['C7'] }, 'text/csv')).toBe('framed');
  expect(placed({ type: 'page', page: 1, boxes: [] }, 'image/png')).toBe('entered');
  expect(placed({ type: 'element', path: 'Fa/P_15' })).toBe('listed');
  expect(placed({ type: 'rows', sheet: null, firstRow: 2, lastRow: 9, rowCount: 8 }, 'application/xml')).toBe(
    'listed',
  );
  expect(placingOf({ values: [], file })).toBe('wholeFile');
});
