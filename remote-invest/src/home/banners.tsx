import type { Banner } from '@sarv/shared/contract/home'
import { useTranslation } from '@sarv/shared/platform'
import { TreePair } from '@sarv/shared/ui/brand/illustrations'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { useLowData } from '@sarv/shared/ui/network/use-low-data'
import { toBannerIntent } from './banner-intent'
import styles from './banners.module.css'

/** List of the server's banners; the shell resolves where each leads. (INV-007) */
export function Banners({
  banners,
  onFollow,
}: {
  banners: readonly Banner[]
  onFollow: (type: string, link: string) => void
}) {
  const { t } = useTranslation()
  const isLow = useLowData()
  return (
    <ul className={stack[12]} aria-label={t('home.banners')}>
      {banners.map((banner) => (
        <li key={`${banner.action} ${banner.type} ${banner.link} ${banner.title}`}>
          <button
            type="button"
            className={styles.banner}
            onClick={() => {
              const { type, link } = toBannerIntent(banner)
              onFollow(type, link)
            }}
          >
            <span className={styles.text}>
              <span className={styles.title}>
                <OwnText text={banner.title} />
              </span>
              {banner.description && (
                <span>
                  <OwnText text={banner.description} />
                </span>
              )}
            </span>
            <span className={styles.picture}>
              {banner.image && !isLow ? <img src={banner.image} alt="" loading="lazy" /> : <TreePair />}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
