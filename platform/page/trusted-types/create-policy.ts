/** The used part of the Trusted Types API; TypeScript's library does not declare it. */
interface TrustedTypesFactory {
  createPolicy(name: 'sarv', rules: Rules): Policy
}

interface Rules {
  createScriptURL(address: string): string
  createScript(text: string): string
}

/** What a policy makes is accepted wherever a string is expected, and where the page's policy refuses strings. */
export type Policy = { [rule in keyof Rules]: (text: string) => unknown }

const same = (text: string) => text

/**
 * Creates the one Trusted Types policy of the page (T8); a second one is refused. Undefined in browsers without Trusted
 * Types.
 */
export function createPolicy(): Policy | undefined {
  const factory = Reflect.get(globalThis, 'trustedTypes') as TrustedTypesFactory | undefined
  return factory?.createPolicy('sarv', { createScriptURL: same, createScript: same })
}
