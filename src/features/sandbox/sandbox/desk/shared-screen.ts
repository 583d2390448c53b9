type Screen = {
  pathname: string;
  /** Keys in the path: what they name belongs to one company. */
  params: Record<string, string>;
};

/** Where a screen is for another company: the same one, or the list that it was opened from. */
export function screenForCompany({ pathname, params }: Screen): string {
  const keys = new Set(Object.values(params));
  const parts = pathname.split('/');
  const firstKey = parts.findIndex((part) => part !== '' && keys.has(decodeURIComponent(part)));
  return (firstKey === -1 ? pathname : parts.slice(0, firstKey).join('/')) || '/';
}
