/** An address of the portal, as the router takes it: `/locations/101?type=utilities`. */
export function linkTarget(address: string): { to: string; search: never } {
  const { pathname, searchParams } = new URL(address, 'http://portal');
  // The screen that it leads to reads its own address.
  return { to: pathname, search: Object.fromEntries(searchParams) as never };
}
