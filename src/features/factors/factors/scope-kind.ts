import type { ScopeKind } from '@/components/ui/scope-badge';

export function scopeKindOf(scope: number): ScopeKind {
  return scope === 1 || scope === 2 || scope === 3 ? scope : 'outside';
}
