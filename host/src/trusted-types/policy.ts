/** The used part of the Trusted Types API; TypeScript's library does not declare it. */
interface TrustedTypesFactory {
  createPolicy(name: 'sarv', rules: Rules): { [rule in keyof Rules]: (text: string) => unknown }
}

interface Rules {
  createScriptURL(address: string): string
  createScript(text: string): string
}

const same = (text: string) => text

/**
 * The one Trusted Types policy of the page (T8). Made before any remote runs, which could take the name otherwise, and held by
 * this folder alone: each rule beside it checks what it is given first.
 */
const policy = (Reflect.get(globalThis, 'trustedTypes') as TrustedTypesFactory | undefined)?.createPolicy('sarv', {
  createScriptURL: same,
  createScript: same,
})

/** Browsers accept a TrustedScriptURL wherever a URL in a string is expected. */
export function trustedScriptURL(address: string): string {
  return (policy?.createScriptURL(address) as string | undefined) ?? address
}

/** The same for the text of a script element. */
export function trustedScript(text: string): string {
  return (policy?.createScript(text) as string | undefined) ?? text
}
