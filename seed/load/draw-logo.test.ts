import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { cleanPicture } from '#api/kernel/files/clean-picture';
import { drawLogo } from './draw-logo';

it('draws a logo of the demo as a small picture, with the same bytes each time', () => {
  const bytes = drawLogo('berries');
  expect(cleanPicture('png', bytes)).toMatchObject({ widthPx: 320, heightPx: 320, bytes });
  expect(bytes.byteLength).toBeLessThan(30_000);
  const digest = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
  expect(digest(drawLogo('berries'))).toBe(digest(bytes));
});
