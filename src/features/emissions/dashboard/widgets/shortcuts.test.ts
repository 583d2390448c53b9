import { describe, expect, it } from 'vitest';
import type { ModuleKey } from '#api/contract/endpoint';
import { shortcutsFor } from './shortcuts';

const shown = (modules: ModuleKey[], hasScreen: (path: string) => boolean = () => true) =>
  shortcutsFor({ modules }, hasScreen).map(({ id, isLocked }) => (isLocked ? `${id} locked` : id));

describe('the shortcuts of the dashboard', () => {
  // spec: dashboard.links
  it('open licensed screens and lock the rest', () => {
    expect(shown(['SCOPE2', 'REPORTS'])).toEqual(['locations', 'explorer', 'reports', 'scenarios locked']);
    expect(shown([])).toEqual(['locations locked', 'explorer', 'reports locked', 'scenarios locked']);
  });

  // spec: dashboard.links
  it('leave out screens that do not exist', () => {
    expect(shown(['SCOPE1'], (path) => path === '/explorer')).toEqual(['explorer']);
  });
});
