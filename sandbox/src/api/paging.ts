export const PAGE_SIZE = 20

/** One page of a list as the contract shapes it. */
export function pageOf<Row>(results: Row[], page: number, count: number) {
  return { count, page, page_count: Math.max(1, Math.ceil(count / PAGE_SIZE)), results }
}
