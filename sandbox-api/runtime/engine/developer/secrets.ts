/** Replacement for a secret. */
const hidden = '<secret>';

const secretName = /password|token|secret|credential|cookie|authorization/i;
const secretValue =
  /("[^"\\]*(?:password|token|secret|credential|cookie|authorization)[^"\\]*"\s*:\s*)("(?:[^"\\]|\\.)*(?:"|$)|[^\s"[{,}\]]+)/gi;

/** JSON, or its start: it may end within a value. Objects and lists below a secret name stay. */
export function withoutSecrets(json: string): string {
  return json.replace(secretValue, `$1"${hidden}"`);
}

/** Path and query of an address. */
export function addressWithoutSecrets(url: string): string {
  const { pathname, search, searchParams } = new URL(url);
  const secrets = [...searchParams.keys()].filter((key) => secretName.test(key));
  for (const key of secrets) searchParams.set(key, hidden);
  return secrets.length === 0 ? pathname + search : `${pathname}?${searchParams}`;
}
