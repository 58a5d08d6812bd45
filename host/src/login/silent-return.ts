/**
 * Takes a provider's answer to a silent request out of the address of the window. It belongs into a hidden frame; but some
 * providers remember the request that they could not answer there, and come back to it after the next sign-in (HST-018).
 * @returns the address as it was; undefined where it is another one
 */
export function removeSilentReturn(location: Location, history: History): string | undefined {
  const { href, pathname, searchParams } = new URL(location.href)
  const isReturn =
    pathname === '/home' && searchParams.has('state') && ['code', 'error'].some((it) => searchParams.has(it))
  if (!isReturn) return undefined
  history.replaceState(history.state, '', pathname)
  return href
}
