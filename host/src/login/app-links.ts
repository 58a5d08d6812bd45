import type { PwaSettings } from '@sarv/shared/contract/settings'
import { externalAddress } from '@sarv/shared/rules/external-address'
import { pictureAddress } from '@sarv/shared/rules/picture-address'

export interface AppLink {
  readonly key: string
  readonly kind: 'direct' | 'store'
  /** The store's name; the direct download has none. */
  readonly title: string | undefined
  /** Address of the store's picture. */
  readonly picture: string | undefined
  readonly href: string
}

/** The download links of the wrapper app: direct, then two stores; unsafe URLs are left out (T10). */
export function toAppLinks({ direct_link, store_links }: Pick<PwaSettings, 'direct_link' | 'store_links'>): AppLink[] {
  const direct = { kind: 'direct' as const, title: undefined, image: null, link: direct_link }
  const stores = store_links.slice(0, 2).map((store) => ({ kind: 'store' as const, ...store }))
  return [direct, ...stores].flatMap(({ kind, title, image, link }, index) => {
    const href = externalAddress(link)
    const picture = image === null ? undefined : pictureAddress(image)
    return href === undefined ? [] : [{ key: String(index), kind, title, picture, href }]
  })
}
