/** Prefix of everything encrypted that this app stores. */
export const prefix = 'sarv.'
const sessionPrefix = `${prefix}session.`

export function sliceKey(slice: string): string {
  return `${prefix}slice.${slice}`
}

const draftPrefix = `${prefix}draft.`

/** Key of what a person typed into a form of one owner, a remote or the shell. */
export function draftKey(owner: string, sub: string, form: string): string {
  return `${draftPrefix}${owner}.${sub}.${form}`
}

export const isDraftKey = (storageKey: string): boolean => storageKey.startsWith(draftPrefix)

export function sessionKey(key: string): string {
  return sessionPrefix + key
}

/** The session store's own key in a storage key; undefined for a key of another part. @example keyInSession('sarv.session.tokens') // 'tokens' */
export function keyInSession(storageKey: string): string | undefined {
  return storageKey.startsWith(sessionPrefix) ? storageKey.slice(sessionPrefix.length) : undefined
}

/** The part of a storage key that may be logged: keys of the session may name a person. @example sliceInKey('sarv.slice.general') // 'slice.general' */
export function sliceInKey(storageKey: string): string {
  const slice = storageKey.slice(prefix.length).split('.').slice(0, 2).join('.')
  return slice.startsWith('session') ? 'session' : slice
}
