type Screen = {
  pathname: string;
  /** Keys in the path refer to data of one company. */
  params: Record<string, string>;
};

/** The corresponding screen of another company: the same one, or the list it was opened from. */
export function screenForCompany({ pathname, params }: Screen): string {
  const keys = new Set(Object.values(params));
  const parts = pathname.split('/');
  const firstKey = parts.findIndex((part) => part !== '' && keys.has(decodeURIComponent(part)));
  return (firstKey === -1 ? pathname : parts.slice(0, firstKey).join('/')) || '/';
}
