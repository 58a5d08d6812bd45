/** Seconds in which a database that restarts is there again. */
export const retryAfterSeconds = 5

/** Connection error: the database cannot be reached, or dropped the connection in the middle of the work. */
export class DatabaseUnavailable extends Error {
  /** Fastify and the OpenID provider make their responses by it. */
  readonly statusCode = 503

  constructor(cause: unknown) {
    super('the database is unavailable', { cause })
  }
}

/** Error codes of the operating system, as Node names them. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // The name or the socket of a server that is not there at the moment.
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
])

/** SQLSTATE: connection exceptions; shut down by the administrator, crashed, starting; no connection left. */
const sqlStates = /^(08...|57P0[123]|53300)$/

/** What the driver says without a code: nothing came back, or no connection came about in time. */
const driverMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/

/** Whether an error says that the connection is lost, and nothing about the statement. */
export function isConnectionLoss(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && typeof error.code === 'string')
    return systemCodes.has(error.code) || sqlStates.test(error.code)
  return 'message' in error && driverMessages.test(String(error.message))
}
