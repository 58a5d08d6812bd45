import { type Endpoint, endpoint } from '@sarv/platform/client/api/endpoint'

/**
 * Declares a read: a GET whose failure only its caller shows.
 * @example export const listFunds = readEndpoint({ path: '/fund/api/v1/info/funds/', summary: 'All funds', reply: z.array(fund) })
 */
export const readEndpoint = <const Path extends string, Query = undefined, Reply = unknown>(
  declared: Omit<Endpoint<Path, Query, undefined, Reply>, 'method' | 'failure' | 'body' | 'file'>,
) => endpoint({ method: 'GET', failure: 'caller', ...declared })
