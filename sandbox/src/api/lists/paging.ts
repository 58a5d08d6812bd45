export const pageSize = 20

/** Pagination: one page of a list as the contract shapes it. */
export function toPage<Row>(results: Row[], page: number, count: number) {
  return { count, page, page_count: Math.max(1, Math.ceil(count / pageSize)), results }
}
