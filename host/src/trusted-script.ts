/** The part of the browser's Trusted Types that is used here; TypeScript's library does not know them. */
interface ScriptAddressPolicies {
  createPolicy(
    name: 'sarv',
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): unknown
  }
}

/** Scripts that become workers: the service worker, and what the shell's own build put beside it. */
const known = /^\/(?:sw|workers\/[\w.-]+)\.js$/

/**
 * Whether a worker may be started from an address: only from the shell's own deployment, and only where workers lie.
 * @throws TypeError for every other address
 */
export function checkedScript(address: string): string {
  if (!known.test(address)) throw new TypeError('That is no worker of the shell')
  return address
}

let policy: ReturnType<ScriptAddressPolicies['createPolicy']> | undefined

/**
 * The address of a worker in the form that the page's policy asks for. The policy `sarv` is the only one of the page and
 * makes no markup and no code (T8).
 * @throws TypeError for an address that is none of the shell's workers
 * @example navigator.serviceWorker.register(trustedScript('/sw.js'))
 */
export function trustedScript(address: string): string {
  const trustedTypes: ScriptAddressPolicies | undefined = Reflect.get(globalThis, 'trustedTypes')
  if (!trustedTypes) return checkedScript(address)
  policy ??= trustedTypes.createPolicy('sarv', { createScriptURL: checkedScript })
  // A TrustedScriptURL, which the browser takes wherever an address stands.
  return policy.createScriptURL(address) as string
}
