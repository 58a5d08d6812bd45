import { handoff } from '../boot/taken-handoff'
import { createPolicy } from './create-policy'

/**
 * The one Trusted Types policy of the page (T8), of the boot script where there is one. Made before any remote runs, which
 * could take the name otherwise, and held by this folder alone: each rule beside it checks what it is given first.
 */
const policy = handoff ? handoff.policy : createPolicy()

/** Browsers accept a TrustedScriptURL wherever a URL in a string is expected. */
export function trustedScriptURL(address: string): string {
  return (policy?.createScriptURL(address) as string | undefined) ?? address
}

/** The same for the text of a script element. */
export function trustedScript(text: string): string {
  return (policy?.createScript(text) as string | undefined) ?? text
}
