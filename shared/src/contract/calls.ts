import type { Endpoint } from '@sarv/platform/client/api/endpoint'

/** A call of one method: who shows its failure is the caller where nothing else is said. */
type Declared<Path extends string, Query, Body, Reply> = Omit<
  Endpoint<Path, Query, Body, Reply>,
  'method' | 'path' | 'file' | 'failure'
> &
  Partial<Pick<Endpoint, 'failure'>>

/**
 * Declares a read.
 * @example export const listFunds = readEndpoint('/fund/api/v1/info/funds/', { summary: 'All funds', reply: z.array(fund) })
 */
export const readEndpoint = /* @__NO_SIDE_EFFECTS__ */ <const Path extends string, Query = undefined, Reply = unknown>(
  path: Path,
  declared: Omit<Declared<Path, Query, undefined, Reply>, 'body' | 'failure'>,
): Endpoint<Path, Query, undefined, Reply> => ({ method: 'GET', path, failure: 'caller', ...declared })

/** Declares a call that makes something or asks for it. */
export const postEndpoint = /* @__NO_SIDE_EFFECTS__ */ <
  const Path extends string,
  Query = undefined,
  Body = undefined,
  Reply = unknown,
>(
  path: Path,
  declared: Declared<Path, Query, Body, Reply>,
): Endpoint<Path, Query, Body, Reply> => ({ method: 'POST', path, failure: 'caller', ...declared })

/** Declares a call that changes a part of something. */
export const patchEndpoint = /* @__NO_SIDE_EFFECTS__ */ <
  const Path extends string,
  Query = undefined,
  Body = undefined,
  Reply = unknown,
>(
  path: Path,
  declared: Declared<Path, Query, Body, Reply>,
): Endpoint<Path, Query, Body, Reply> => ({ method: 'PATCH', path, failure: 'caller', ...declared })

/** Declares a call that removes something. */
export const deleteEndpoint = /* @__NO_SIDE_EFFECTS__ */ <
  const Path extends string,
  Query = undefined,
  Body = undefined,
  Reply = unknown,
>(
  path: Path,
  declared: Declared<Path, Query, Body, Reply>,
): Endpoint<Path, Query, Body, Reply> => ({ method: 'DELETE', path, failure: 'caller', ...declared })
