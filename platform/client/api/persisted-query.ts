import type { Endpoint } from './endpoint'

/** Reads a kept response; undefined for one that this version cannot read. */
export type ReadKept = (data: unknown) => unknown

/**
 * Query options that persist a query's newest response on this device, encrypted and for this person alone, so that its
 * screen opens without a connection too. For what a person looks at; never for codes, pending payments or anything that
 * moves money. A later version reads by its own endpoint what an earlier one kept. (F40, U16)
 * @param endpoint whose response the query function returns as it is, or page by page
 * @example queryOptions({ queryKey: ['savings', 'orders'], queryFn: () => call(listOrders), ...persisted(listOrders) })
 */
export function persisted({ reply, guard }: Pick<Endpoint, 'reply' | 'guard'>): { meta: { persisted: ReadKept } } {
  return { meta: { persisted: (data) => (guard?.(data) ? data : reply.safeParse(data).data) } }
}
