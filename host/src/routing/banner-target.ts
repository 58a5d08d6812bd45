import type { Navigation } from '@sarv/platform/contract/platform'
import type { Banner } from '@sarv/shared/contract/home'
import { externalAddress } from '@sarv/shared/rules/external-address'

/** Where a banner leads: a path of the app or an external URL. */
export type BannerTarget =
  | { readonly at: 'inside'; readonly path: string }
  | { readonly at: 'outside'; readonly address: string }

/** Deep links of banners: action type → path of its route, with `:id` where the banner's link belongs. */
export type Intents = Readonly<Record<string, string>>

const notFound: BannerTarget = { at: 'inside', path: '/not-found' }

/**
 * Resolves a banner to its target. The deep links come from the manifests, so a type is known as soon as a remote
 * declares it; an unknown one leads to the not-found page (HST-035…040, ERR-27).
 * @example findBannerTarget({ action: 'INTERNAL', type: 'FUND', link: '12180' }, intents) // { at: 'inside', path: '/funds/12180' }
 */
export function findBannerTarget(
  { action, type, link }: Pick<Banner, 'action' | 'type' | 'link'>,
  intents: Intents,
): BannerTarget {
  if (action === 'EXTERNAL') {
    const address = externalAddress(link ?? '')
    return address === undefined ? notFound : { at: 'outside', address }
  }
  if (action !== 'INTERNAL' || type === null || !Object.hasOwn(intents, type)) return notFound
  const pattern = intents[type] ?? ''
  if (!pattern.includes(':id')) return { at: 'inside', path: pattern }
  const id = link?.trim() ?? ''
  // A dot segment would climb out of its route; an unpaired surrogate cannot be encoded.
  if (id === '' || id === '.' || id === '..' || !id.isWellFormed()) return notFound
  return { at: 'inside', path: pattern.replace(':id', () => encodeURIComponent(id)) }
}

/**
 * Creates the handler of `navigation.intent`: the type `EXTERNAL` opens the link in this tab, any other is a type of an
 * INTERNAL banner.
 * @param leave opens a URL in this tab
 */
export function createIntentHandler(
  intents: Intents,
  leave: (address: string) => void = (address) => location.assign(address),
) {
  return (navigation: Navigation, type: string, link: string): void => {
    const action = type === 'EXTERNAL' ? 'EXTERNAL' : 'INTERNAL'
    const target = findBannerTarget({ action, type, link }, intents)
    if (target.at === 'outside') leave(target.address)
    else navigation.navigate(target.path)
  }
}
