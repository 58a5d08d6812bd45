import type { PwaSettings } from '@sarv/shared/contract/settings'
import { externalAddress } from '@sarv/shared/rules/external-address'

export interface AppLink {
  readonly key: string
  readonly kind: 'direct' | 'store'
  /** The store's name; the direct download has none. */
  readonly title: string | undefined
  readonly href: string
}

/** The download links of the wrapper app: direct, then two stores; unsafe URLs are left out (T10). */
export function toAppLinks({ direct_link, store_links }: Pick<PwaSettings, 'direct_link' | 'store_links'>): AppLink[] {
  const direct = { kind: 'direct' as const, title: undefined, link: direct_link }
  const stores = store_links.slice(0, 2).map(({ title, link }) => ({ kind: 'store' as const, title, link }))
  return [direct, ...stores].flatMap(({ kind, title, link }, index) => {
    const href = externalAddress(link)
    return href === undefined ? [] : [{ key: String(index), kind, title, href }]
  })
}
