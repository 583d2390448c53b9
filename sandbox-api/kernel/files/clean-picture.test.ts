import { describe, expect, test } from 'vitest';
import { jpegPicture, jpegSegment, pngChunk, pngPicture } from '#api/testing/pictures';
import { cleanPicture } from './clean-picture';

const has = (bytes: Uint8Array | undefined, text: string) =>
  Buffer.from(bytes ?? []).includes(Buffer.from(text, 'latin1'));

describe('a PNG', () => {
  const note = pngChunk('tEXt', Buffer.from('Author\0Anna Nowak'));
  const place = pngChunk('eXIf', Buffer.from('52.4064 N 16.9252 E'));

  test('is measured, and stored without metadata beside its pixels', () => {
    const picture = cleanPicture('png', pngPicture(3, 2, { before: [note, place], after: 'hidden archive' }));
    expect(picture).toMatchObject({ widthPx: 3, heightPx: 2 });
    expect(picture?.bytes).toEqual(pngPicture(3, 2));
    expect([
      has(picture?.bytes, 'Nowak'),
      has(picture?.bytes, '52.4064'),
      has(picture?.bytes, 'hidden'),
    ]).toEqual([false, false, false]);
  });

  test.each([
    ['its end', { end: 'Anna Nowak' }],
    ['its palette', { before: [pngChunk('PLTE', Buffer.from('Anna Nowak'.repeat(90)))] }],
    ['its transparency', { before: [pngChunk('tRNS', Buffer.from('Anna Nowak'.repeat(90)))] }],
  ])('with more in %s than belongs there is not accepted', (_case, options) => {
    expect(cleanPicture('png', pngPicture(3, 2, options))).toBeUndefined();
  });

  test('keeps everything that affects how it looks', () => {
    const clear = pngChunk('tRNS', Buffer.from([0, 0]));
    expect(has(cleanPicture('png', pngPicture(3, 2, { before: [clear] }))?.bytes, 'tRNS')).toBe(true);
  });

  const whole = pngPicture(3, 2);
  const broken = Uint8Array.from(whole);
  broken[20] = 9;
  test.each([
    ['cut off', whole.subarray(0, -14)],
    ['changed in a byte', broken],
    ['its first bytes alone', whole.subarray(0, 8)],
    ['of no width', pngPicture(0, 2)],
    ['without pixels', pngPicture(3, 2, { isEmpty: true })],
  ])('that is %s is not accepted', (_case, bytes) => {
    expect(cleanPicture('png', bytes)).toBeUndefined();
  });
});

describe('a JPEG', () => {
  test('is measured, and stored without its notes and comments', () => {
    const picture = cleanPicture(
      'jpg',
      jpegPicture(4, 3, { comment: 'Anna Nowak', after: 'hidden archive' }),
    );
    expect(picture).toMatchObject({ widthPx: 4, heightPx: 3 });
    expect(picture?.bytes).toEqual(jpegPicture(4, 3));
    expect([has(picture?.bytes, 'Nowak'), has(picture?.bytes, 'hidden')]).toEqual([false, false]);
  });

  test.each([
    ['of a number that no program reads', 0xf0],
    ['reserved for later', 0x02],
    ['for extensions that there are none of', 0xc8],
    ['of Adobe that is not Adobe’s', 0xee],
  ])('is stored without a segment %s', (_case, marker) => {
    const segments = [jpegSegment(marker, Buffer.from('Anna Nowak'))];
    expect(cleanPicture('jpg', jpegPicture(4, 3, { segments }))?.bytes).toEqual(jpegPicture(4, 3));
  });

  test('keeps the information on how to read its colours, and nothing after it', () => {
    const colours = Buffer.from('Adobe\0\x64\0\0\0\0\x02', 'latin1');
    const pictureWith = (content: Uint8Array) =>
      jpegPicture(4, 3, { segments: [jpegSegment(0xee, content)] });
    const { bytes } =
      cleanPicture('jpg', pictureWith(Buffer.concat([colours, Buffer.from('Anna Nowak')]))) ?? {};
    expect(bytes).toEqual(pictureWith(colours));
  });

  test('with two frames is not accepted, because programs differ in which one they measure', () => {
    const small = jpegSegment(0xc0, Buffer.of(8, 0, 1, 0, 1, 1, 1, 0x11, 0));
    expect(cleanPicture('jpg', jpegPicture(9000, 9000, { segments: [small] }))).toBeUndefined();
    expect(cleanPicture('jpg', jpegPicture(4, 3, { segments: [small] }))).toBeUndefined();
  });

  test.each(['II', 'MM'] as const)(
    'that was held sideways keeps its orientation and no other camera data (%s)',
    (order) => {
      const { bytes } =
        cleanPicture('jpg', jpegPicture(4, 3, { orientation: 6, order, camera: 'Camera 3000' })) ?? {};
      expect(has(bytes, 'Camera 3000')).toBe(false);
      expect(bytes).toEqual(jpegPicture(4, 3, { orientation: 6, order: 'MM' }));
    },
  );

  test.each([
    ['cut off', jpegPicture(4, 3).subarray(0, -2)],
    ['without pixels', jpegPicture(4, 3, { isEmpty: true })],
    ['its first bytes alone', jpegPicture(4, 3).subarray(0, 3)],
    ['with a segment longer than the file', Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0xff, 0xff, 8)],
    ['of no height', jpegPicture(4, 0)],
  ])('that is %s is not accepted', (_case, bytes) => {
    expect(cleanPicture('jpg', bytes)).toBeUndefined();
  });
});
