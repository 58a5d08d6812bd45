/** Pages of any shell, beside those that its `shell.json` declares. */
const commonPages = ['/', '/callback', '/test', '/not-found']

/** What the document server answers by itself before it makes a page: these paths, and all below them. */
const serverPaths =
  /^\/(?:health|livez|metrics|versions|remotes|reports|health-reports|analytics|overrides|previews|old-browser|page-dictionaries|offline|workers|static|\.well-known|[a-z]+\/api\/v\d+)(?:\/|$)/

/**
 * Why no remote can have a route: the shell, its server or every other remote would lose addresses to it, or it would never
 * be opened. Undefined for a route that one can have.
 * @param pages routes of the shell: on an equal path it wins
 * @example reservedRouteError('/*', shell.pages) // "it matches every address, also the shell's and those of others"
 */
export function reservedRouteError(path: string, pages: readonly string[]): string | undefined {
  // As a router compares it: in lower case, and without a slash at its end.
  const route = path.toLowerCase().replace(/(.)\/$/, '$1')
  if (/^\/[:*]/.test(route)) return "it matches every address, also the shell's and those of others"
  if (commonPages.includes(route) || pages.includes(route)) return 'it is a page of the shell'
  if (serverPaths.test(route)) return 'the document server answers there'
  if (/\.[a-z0-9]+$/.test(route)) return 'an address with an extension is a file, and never a page'
  return undefined
}
