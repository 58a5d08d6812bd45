/** The headers that decide what a browser does with a response, and those that tell what runs on a server. */
const watched = [
  'access-control-allow-credentials',
  'access-control-allow-origin',
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'integrity-policy',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
  'server',
  'set-cookie',
  'strict-transport-security',
  'x-content-type-options',
  'x-powered-by',
] as const

type Watched = (typeof watched)[number]

/** A value, or what it must match. What is not named must not stand in the response. */
export type ExpectedHeaders = Readonly<Partial<Record<Watched, string | RegExp>>>

export function watchedIn({ headers }: Response): Partial<Record<Watched, string>> {
  return Object.fromEntries(
    watched.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}
