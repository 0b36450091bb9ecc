interface Page<T> {
  records: T[];
  nextCursor?: string;
}

/** All entries of a paged list. */
export async function everyPage<T>(
  list: (page: { limit: number; cursor?: string }) => Promise<Page<T>>,
  limit = 500,
): Promise<T[]> {
  const entries: T[] = [];
  let page: Page<T> = await list({ limit });
  for (;;) {
    entries.push(...page.records);
    if (page.nextCursor === undefined) return entries;
    page = await list({ limit, cursor: page.nextCursor });
  }
}
