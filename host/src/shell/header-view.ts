import type { ManifestRoute } from '@sarv/shared/remote/manifest'
import type { HeaderOptions } from '@sarv/shared/remote/platform'
import { type BackMove, backFrom } from './back-rules'

/** A button at the end of the header, ready to be drawn. */
export interface HeaderButton {
  readonly icon: string
  readonly label: string
  readonly to: string
}

/** What the header shows now. */
export interface HeaderView {
  readonly kind: ManifestRoute['header']
  readonly title: string
  /** What the arrow does: the screen's own handler or a move; undefined for no arrow. */
  readonly back: (() => void) | BackMove | undefined
  /** At most two. */
  readonly extras: readonly HeaderButton[]
}

type Params = Readonly<Record<string, string | undefined>>

/**
 * The header of a page: what its route declares, overlaid by what the screen says (HST-030, HST-034). What leads to a
 * page that nobody answers yet is left out.
 * @example headerView(route, { fundId: '7' }, { title: 'چکاد بلند' }, 'fa').extras[0]?.to // '/fund-orders?dscode=7'
 */
export function headerView(
  page: ManifestRoute,
  params: Params,
  said: HeaderOptions,
  language: 'fa' | 'en',
  exists: (address: string) => boolean = () => true,
): HeaderView {
  const extras = (said.extras ?? page.extras).flatMap(({ icon, label, to }) => {
    const path = filled(to, params)
    return path === undefined || !exists(path) ? [] : [{ icon, label: label[language], to: path }]
  })
  return {
    kind: said.hidden ? 'none' : page.header,
    title: said.title || page.title[language],
    back: said.withoutBack ? undefined : (said.onBack ?? backFrom(page.back)),
    extras: extras.slice(0, 2),
  }
}

/** `:name` in a path, filled from the address; undefined when the address does not have it. */
function filled(to: string, params: Params): string | undefined {
  const names = [...to.matchAll(/:([A-Za-z]\w*)/g)].map(([, name]) => name ?? '')
  if (names.some((name) => !params[name])) return undefined
  return to.replace(/:([A-Za-z]\w*)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
