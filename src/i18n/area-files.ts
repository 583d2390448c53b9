/** One JSON file of texts; nested objects are key groups. */
export type Texts = { [key: string]: string | Texts };

export type TextFiles = Record<string, () => Promise<Texts>>;

/**
 * The texts of every area. Loaded with the frame of the screens behind the sign-in (scripts/build/chunk-groups.ts).
 */
export const areaFiles: TextFiles = import.meta.glob<Texts>('./locales/*/*/*.json', { import: 'default' });
