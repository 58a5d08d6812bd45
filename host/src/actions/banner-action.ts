import type { Banner } from '@sarv/shared/contract/home'
import type { Navigation } from '@sarv/shared/remote/platform'
import { externalAddress } from '@sarv/shared/rules/external-address'

/** Where a banner leads: a place of the app, or an address outside of it. */
export type Lead =
  | { readonly at: 'inside'; readonly path: string }
  | { readonly at: 'outside'; readonly address: string }

/** The type of a banner's action → the path of its route, with `:id` where the banner's link belongs. */
export type Intents = Readonly<Record<string, string>>

const nowhere: Lead = { at: 'inside', path: '/not-found' }

/**
 * Where a banner leads. The routes come from the manifests, so a type is known as soon as a remote declares it; what
 * nobody knows leads to the not-found page (HST-035…040, ERR-27).
 * @example leadTo({ action: 'INTERNAL', type: 'FUND', link: '12180' }, intents) // { at: 'inside', path: '/funds/12180' }
 */
export function leadTo({ action, type, link }: Pick<Banner, 'action' | 'type' | 'link'>, intents: Intents): Lead {
  if (action === 'EXTERNAL') {
    const address = externalAddress(link ?? '')
    return address === undefined ? nowhere : { at: 'outside', address }
  }
  if (action !== 'INTERNAL' || type === null || !Object.hasOwn(intents, type)) return nowhere
  const pattern = intents[type] ?? ''
  if (!pattern.includes(':id')) return { at: 'inside', path: pattern }
  const id = link?.trim() ?? ''
  // A dot segment would climb out of its route; an unpaired surrogate cannot be encoded.
  if (id === '' || id === '.' || id === '..' || !id.isWellFormed()) return nowhere
  return { at: 'inside', path: pattern.replace(':id', () => encodeURIComponent(id)) }
}

/**
 * What `navigation.intent` does: the type `EXTERNAL` opens the link in this tab, any other is a type of an INTERNAL
 * banner.
 * @param leave opens an address in this tab
 */
export function followBanner(
  intents: Intents,
  leave: (address: string) => void = (address) => location.assign(address),
) {
  return (navigation: Navigation, type: string, link: string): void => {
    const action = type === 'EXTERNAL' ? 'EXTERNAL' : 'INTERNAL'
    const lead = leadTo({ action, type, link }, intents)
    if (lead.at === 'outside') leave(lead.address)
    else navigation.navigate(lead.path)
  }
}
