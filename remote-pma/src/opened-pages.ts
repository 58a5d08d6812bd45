import manifest from '../remote.json'

const opened: ReadonlySet<string> = new Set(manifest.routes.map(({ path }) => path))

/**
 * Whether a page of this remote has opened (D-42). The shell cannot tell for those that have the shape of `/pma/:planId`,
 * which answers whatever stands there.
 * @example isOpened('/pma/onboarding')
 */
export function isOpened(path: `/pma/${string}`): boolean {
  return opened.has(path)
}
