/**
 * What Firefox reports as an error of the page and no script has thrown, in the words of Chromium's console, so that a
 * journey expects one complaint; undefined where there is nothing to tell.
 */
const messages: readonly (readonly [RegExp, ((message: string) => string) | undefined])[] = [
  // A file with integrity whose load ends with its page: it compares the digest of nothing.
  [/“47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/, undefined],
  // NS_BINDING_ABORTED: a font whose page was left.
  [/^download failed \(font-family.*status=2152398850/, undefined],
  [/^None of the “sha/, (message) => `console: Failed to find a valid digest in the 'integrity' attribute: ${message}`],
  [/missing integrity metadata/, (message) => `report: integrity-violation ${message}`],
  [/^Loading (failed|module)/, (message) => `console: Failed to fetch dynamically imported module: ${message}`],
  // A script of the tests within the browser’s own page that nothing was loaded.
  [/NS_ERROR_NOT_AVAILABLE.*about:neterror/, undefined],
  // The event of the policy says the same.
  [/^The page’s settings (blocked|observed)/, undefined],
  [
    /^The Same Origin Policy disallows|^Firefox can’t establish|^download failed|resource\.’\.$/,
    (message) => `console: Failed to load resource: net::ERR_FAILED ${message}`,
  ],
]

/** @returns what the page is to be blamed for, undefined for nothing */
export function complaintOf(message: string): string | undefined {
  const known = messages.find(([pattern]) => pattern.test(message))
  return known ? known[1]?.(message) : `page error: ${message}`
}
