import { newKey } from './client';

/** The key under which an import reports its progress: a random UUID (RFC 9562, version 4). */
export function newProgressKey(): string {
  return newKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
