import { isOperationMissing } from './missing-operation'

const maxLength = 500

/**
 * The server's error message in the body of an error response, by ERR-01: `message`, else `detail[0].msg`, else `detail`,
 * else a body that is plain text. A page of HTML, JSON of another shape and empty texts hold no sentence for a person, and what
 * a server says of an operation that it does not have is none. (ERR-38)
 * @example errorMessageIn(400, { detail: [{ msg: 'Wrong number.' }] }) // 'Wrong number.'
 */
export function errorMessageIn(status: number, body: unknown): string | undefined {
  if (isOperationMissing(status, body)) return undefined
  if (typeof body === 'string') return readable(body)
  if (typeof body !== 'object' || body === null) return undefined
  return readable(field(body, 'message')) ?? readable(firstMessage(detailIn(body))) ?? readable(detailIn(body))
}

/** The `detail` of an error response; it may be a code for the client such as `ONB-REQUIRED`. */
export function detailIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null ? field(body, 'detail') : undefined
}

function field(body: object, name: string): unknown {
  return Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined
}

function firstMessage(detail: unknown): unknown {
  const first: unknown = Array.isArray(detail) ? detail[0] : undefined
  return typeof first === 'object' && first !== null ? field(first, 'msg') : undefined
}

function readable(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return text === '' || text.startsWith('<') ? undefined : text.slice(0, maxLength)
}
