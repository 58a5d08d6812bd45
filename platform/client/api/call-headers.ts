/** Headers of a call beside those of its body: the common ones, and the token. */
export function callHeaders(common: Readonly<Record<string, string>>, token?: string): Record<string, string> {
  return {
    ...common,
    Accept: 'application/json, */*',
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  }
}
