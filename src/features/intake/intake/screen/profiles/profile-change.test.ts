import { expect, it } from 'vitest';
import { readProfile, writeProfile } from '../../match/profile/profile-content';
import { contentWithout, countParts, forgottenParts } from './profile-change';

const content = writeProfile({ headerRow: 2, items: { strom: 'leaveOut' }, units: { kwh: 5 } });

it('forgets parts, and takes that back to the very same content, which saves no new version', () => {
  const forgotten = new Set(['headerRow', 'items:strom']);
  const changed = contentWithout(content, forgotten);
  expect(readProfile(changed)).toEqual({ items: {}, units: { kwh: 5 } });
  expect(forgottenParts(content, changed)).toEqual(forgotten);
  expect([countParts(content), countParts(changed)]).toEqual([3, 1]);
  expect(contentWithout(content, forgottenParts(content, content))).toBe(content);
});

it('leaves content of another version alone', () => {
  expect(contentWithout('{"format":9}', new Set(['headerRow']))).toBe('{"format":9}');
  expect(countParts('{"format":9}')).toBe(0);
});
