import type { SourceKind } from '#api/contract/emissions/emission-selection';

/** Names of entry types in the tables. */
export const kindNames: Record<SourceKind, string> = {
  fuel: 'fuel',
  utility: 'utility',
  renewable: 'renewable',
  scope3: 'value-chain',
};

export const entryIdOf = (kind: SourceKind, id: number): string => `${kindNames[kind]}-${id}`;

/** A decimal of the database without the zeros that its column adds at the end. */
export function exact(value: string): string;
export function exact(value: string | null): string | null;
export function exact(value: string | null): string | null {
  return value?.includes('.') ? value.replace(/\.?0+$/, '') : value;
}

/** A text that says something, or nothing. */
export const orNull = (text: string | null | undefined): string | null => text || null;

export const flagOf = (isSo: boolean): number => (isSo ? 1 : 0);
