import { type BackMove, backMoveFor } from '@sarv/platform/client/navigation/back-rules'
import type { ManifestRoute } from '@sarv/platform/contract/manifest-parts'
import type { HeaderOptions } from '@sarv/platform/contract/platform'

/** A button at the end of the header. */
export interface HeaderButton {
  readonly icon: string
  readonly label: string
  readonly to: string
}

/** The view model of the header. */
export interface HeaderView {
  readonly kind: ManifestRoute['header']
  readonly title: string
  /** What the back button does: the screen's own handler or a move; undefined hides it. */
  readonly back: (() => void) | BackMove | undefined
  /** At most two. */
  readonly extras: readonly HeaderButton[]
}

type Params = Readonly<Record<string, string | undefined>>

/**
 * Merges the header of a route with the overrides of its screen (HST-030, HST-034). Buttons to a page that does not exist
 * yet are left out.
 * @example toHeaderView(route, { fundId: '7' }, { title: 'چکاد بلند' }, 'fa').extras[0]?.to // '/fund-orders?dscode=7'
 */
export function toHeaderView(
  page: ManifestRoute,
  params: Params,
  overrides: HeaderOptions,
  language: 'fa' | 'en',
  exists: (address: string) => boolean = () => true,
): HeaderView {
  const extras = (overrides.extras ?? page.extras).flatMap(({ icon, label, to }) => {
    const path = fillParams(to, params)
    return path === undefined || !exists(path) ? [] : [{ icon, label: label[language], to: path }]
  })
  return {
    kind: overrides.hidden ? 'none' : page.header,
    title: overrides.title || page.title[language],
    back: overrides.withoutBack ? undefined : (overrides.onBack ?? backMoveFor(page.back)),
    extras: extras.slice(0, 2),
  }
}

/** Fills `:name` in a path from the params of the URL; undefined when one is missing. */
function fillParams(to: string, params: Params): string | undefined {
  const names = [...to.matchAll(/:([A-Za-z]\w*)/g)].map(([, name]) => name ?? '')
  if (names.some((name) => !params[name])) return undefined
  return to.replace(/:([A-Za-z]\w*)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
