/**
 * The rows of all pages that came so far, each once: a list that grows at its beginning moves the last row of a page to the
 * next one.
 * @example rowsOf(data.pages)
 */
export function rowsOf<Row extends { readonly id: number }>(
  pages: readonly { readonly results: readonly Row[] }[],
): Row[] {
  return [...new Map(pages.flatMap(({ results }) => results).map((row) => [row.id, row])).values()]
}
