/** Words in both languages. */
export type Text = { en: string; pl: string };
