/** Identity of the events' person: no name, no number that a person is known by elsewhere. (PLT-065, HST-056) */
export interface AnalyticsIdentity {
  /** The subject of the ID token. */
  readonly id: string
  /** How far the person has come, 0 to 2; absent until the profile is here. */
  readonly level?: number
  /** NORMAL, VIP. */
  readonly user_level?: string
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const word = /^[A-Z][A-Z_]{0,23}$/

/**
 * Sanitizes the identity before it leaves the browser. A subject with a long number in it could be one that a person is
 * known by elsewhere, so such an identity is undefined; an unknown level is left out. (T23)
 * @example safeIdentity({ id: '0b6c4f6e-…', level: 2, user_level: 'VIP' })
 */
export function safeIdentity(given: AnalyticsIdentity | undefined): AnalyticsIdentity | undefined {
  if (given === undefined || !isSubject(given.id)) return undefined
  const { id, level, user_level } = given
  return {
    id,
    ...(level !== undefined && [0, 1, 2].includes(level) && { level }),
    ...(user_level !== undefined && word.test(user_level) && { user_level }),
  }
}

function isSubject(id: string): boolean {
  return uuid.test(id) || (/^[A-Za-z\d-]{1,64}$/.test(id) && !/\d{8}/.test(id))
}
