/** Path parameter as callers give it. */
export type Part = string | number | boolean

/** Error of a call that cannot be written as a URL below the API's origin. */
export class InvalidUrlError extends Error {
  override readonly name = 'InvalidUrlError'
}

/** Normalizes a path: one leading and one trailing slash, none doubled (PLT-026). @example slashed('note/api//x') // '/note/api/x/' */
export function withSlashes(path: string): string {
  return `/${path}/`.replace(/\/{2,}/g, '/')
}

/**
 * Builds the URL of a call. Parameters are encoded, and the URL never leaves the origin or the pattern (T11).
 * @throws InvalidUrlError for a missing, empty or dot parameter and for a URL outside the origin
 * @example requestUrl('http://localhost:4000', '/note/:id/', { id: 7 }, { page: 2 }) // 'http://localhost:4000/note/7/?page=2'
 */
export function requestUrl(
  origin: string,
  pattern: string,
  params: Readonly<Record<string, Part>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = withSlashes(pattern).replace(/:([A-Za-z_]\w*)/g, (_, name: string) => segment(name, params[name]))
  const url = new URL(path, origin)
  if (url.origin !== new URL(origin).origin) throw new InvalidUrlError('The address leaves the origin of the API')
  for (const [name, value] of Object.entries(query)) for (const one of listed(value)) url.searchParams.append(name, one)
  return url.href
}

function segment(name: string, value: Part | undefined): string {
  const text = value === undefined ? '' : String(value)
  // "." and ".." stay path steps even when they are percent-encoded.
  if (text === '' || text === '.' || text === '..') throw new InvalidUrlError(`The parameter ${name} is missing`)
  return encodeURIComponent(text)
}

function listed(value: unknown): string[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value.map(String) : [String(value)]
}
