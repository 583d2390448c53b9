/** All rows of a paged list, from page 1 on. */
export async function everyPage<Row>(
  read: (page: number) => Promise<{ data: readonly Row[]; pages: number }>,
): Promise<Row[]> {
  const first = await read(1);
  const rows = [...first.data];
  for (let page = 2; page <= first.pages; page += 1) rows.push(...(await read(page)).data);
  return rows;
}
