/** Characters that no text of an address needs: they end lines of logs and names of files. */
const controlCharacter = /%(?:[01][0-9a-f]|7f)/i

/**
 * Parses a request target (RFC 9112 §3.2): a path, or the address that a proxy is asked for. Only path and query of the
 * result count; the server is this one, with any host name.
 * @returns undefined for what is neither, cannot be decoded, or is the path of another origin to browsers
 * (`//evil.example`)
 * @example requestTarget('/notes?page=2')?.pathname // '/notes'
 */
export function requestTarget(text: string | undefined): URL | undefined {
  const address = text?.startsWith('/') ? `http://localhost${text}` : text
  if (!address || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const target = new URL(address)
  return isPath(target.pathname) ? target : undefined
}

function isPath(pathname: string): boolean {
  if (pathname.startsWith('//') || controlCharacter.test(pathname)) return false
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/**
 * Whether a target is a path of this origin whose only fault is escapes that are not UTF-8.
 * @example isMalformedPath('/notes/%E0%A4%A') // true
 */
export function isMalformedPath(text: string | undefined): boolean {
  if (!text?.startsWith('/') || text.startsWith('//') || controlCharacter.test(text)) return false
  return URL.canParse(`http://localhost${text}`) && requestTarget(text) === undefined
}
