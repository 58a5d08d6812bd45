/** The `code` of a 404 that is about the thing that was asked for: the operation is there. */
export const notFoundCode = 'not-found'

/** Whether a server answers that it does not have the operation, so that its words are for no person. (ERR-38) */
export function isOperationMissing(status: number, body: unknown): boolean {
  if (status === 404) return (body as { code?: unknown } | null | undefined)?.code !== notFoundCode
  return status === 405 || status === 501
}
