import type { TextFiles, Texts } from './locale-files';

/** The texts of every area. Comes with the frame of the screens behind the sign-in (scripts/build/chunk-groups.ts). */
export const areaFiles: TextFiles = import.meta.glob<Texts>('./locales/*/*/*.json', { import: 'default' });
