import type { ManifestRoute } from '@sarv/platform/contract/manifest-parts'
import { matchPath } from 'react-router-dom'

/**
 * The `aria-current` of an item of the navigation: of the page itself, or of the section that the page belongs to.
 * @param to where the item leads
 * @param pathname where the person is, which a press changes before the page is rendered
 * @param shown the route that is rendered
 */
export function currentMark(
  to: string,
  pathname: string,
  shown: Pick<ManifestRoute, 'path' | 'tab'>,
): 'page' | 'true' | undefined {
  if (matchPath(to, pathname)) return 'page'
  return shown.tab === to && matchPath(shown.path, pathname) ? 'true' : undefined
}
