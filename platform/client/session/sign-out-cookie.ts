/**
 * How the last sign-out of this browser went at the identity provider: it was `asked` to end its session, or
 * `unreached`. No response says that the session there has ended, so until the next sign-in both values mean that it
 * may still live.
 */
export type LastSignOut = 'asked' | 'unreached'

/** The part of a document that is used. */
export type CookieText = Pick<Document, 'cookie'>

const name = 'last_sign_out'
/** The longest that browsers remember a cookie; seconds. */
const longest = 400 * 86_400

/** Parses the cookie of the last sign-out; undefined where a person signed in since. */
export function lastSignOut(cookies: string): LastSignOut | undefined {
  const pair = cookies.split(';').find((part) => part.trim().startsWith(`${name}=`))
  const value = pair?.trim().slice(name.length + 1)
  return value === 'asked' || value === 'unreached' ? value : undefined
}

/** Serializes the cookie, which outlives the storage that a sign-out clears in every tab; without an outcome it ends. */
export function signOutCookie(outcome?: LastSignOut): string {
  return `${name}=${outcome ?? ''}; Path=/; Max-Age=${outcome ? longest : 0}; SameSite=Lax`
}
