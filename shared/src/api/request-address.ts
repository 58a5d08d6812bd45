/** A part of a path or query as callers give it. */
export type Part = string | number | boolean

/** A call that cannot be written as an address below the API's origin. */
export class UnusableAddress extends Error {
  override readonly name = 'UnusableAddress'
}

/** One leading and one trailing slash, none doubled (PLT-026). @example slashed('fund/api//x') // '/fund/api/x/' */
export function slashed(path: string): string {
  return `/${path}/`.replace(/\/{2,}/g, '/')
}

/**
 * The full address of a call. Parameters are encoded, and the address never leaves the origin or the pattern (T11).
 * @throws UnusableAddress for a missing, empty or dot parameter and for an address outside the origin
 * @example addressOf('http://localhost:4000', '/fund/:id/', { id: 7 }, { page: 2 }) // 'http://localhost:4000/fund/7/?page=2'
 */
export function addressOf(
  origin: string,
  pattern: string,
  params: Readonly<Record<string, Part>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = slashed(pattern).replace(/:([A-Za-z_]\w*)/g, (_, name: string) => segment(name, params[name]))
  const address = new URL(path, origin)
  if (address.origin !== new URL(origin).origin) throw new UnusableAddress('The address leaves the origin of the API')
  for (const [name, value] of Object.entries(query))
    for (const one of listed(value)) address.searchParams.append(name, one)
  return address.href
}

function segment(name: string, value: Part | undefined): string {
  const text = value === undefined ? '' : String(value)
  // "." and ".." stay path steps even when they are percent-encoded.
  if (text === '' || text === '.' || text === '..') throw new UnusableAddress(`The parameter ${name} is missing`)
  return encodeURIComponent(text)
}

function listed(value: unknown): string[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value.map(String) : [String(value)]
}
