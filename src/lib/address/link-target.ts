/** A portal address as the router takes it: `/locations/101?type=utilities`. */
export function linkTarget(address: string): { to: string; search: never } {
  const { pathname, searchParams } = new URL(address, 'http://portal');
  // The target screen reads its own address.
  return { to: pathname, search: Object.fromEntries(searchParams) as never };
}
