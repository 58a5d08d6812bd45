import type { Banner } from '@sarv/shared/contract/home'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { TreePair } from '@sarv/shared/ui/brand/illustrations'
import { Scene } from '@sarv/shared/ui/brand/scene'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { useLowData } from '@sarv/shared/ui/network/use-low-data'
import { X } from 'lucide-react'
import { fundsQuery } from '../funds/fund-queries'
import styles from './banner-card.module.css'
import { toBannerIntent } from './banner-intent'
import { bannerScene } from './banner-scene'

/** A banner of the server; the shell resolves where it leads. It can be closed. (INV-007, INV-086) */
export function BannerCard({
  banner,
  onFollow,
  onClose,
}: {
  banner: Banner
  onFollow: (type: string, link: string) => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const isLow = useLowData()
  const { data: funds } = useQuery({ ...fundsQuery(), enabled: false })
  const scene = bannerScene(banner, funds)
  return (
    <section className={styles.card} aria-label={t('home.banners')}>
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
          {banner.image && !isLow ? (
            <img src={banner.image} alt="" loading="lazy" />
          ) : scene ? (
            <Scene kind={scene} width={96} />
          ) : (
            <TreePair />
          )}
        </span>
      </button>
      <div className={styles.close}>
        <IconButton icon={X} label={t('home.closeBanner')} onClick={onClose} />
      </div>
    </section>
  )
}
