import type { Banner } from '@sarv/shared/contract/home'
import { useTranslation } from '@sarv/shared/platform'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { TreePair } from '@sarv/shared/ui/brand/illustrations'
import { Scene } from '@sarv/shared/ui/brand/scene'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { useLowData } from '@sarv/shared/ui/network/use-low-data'
import { X } from 'lucide-react'
import styles from './banner-card.module.css'
import { toBannerIntent } from './banner-intent'
import type { SceneKind } from './banner-scene'
import { useHomeTexts } from './use-home-texts'

/** A banner of the server; the shell resolves where it leads. It can be closed. (INV-007, INV-086) */
export function BannerCard({
  banner,
  scene,
  onFollow,
  onClose,
}: {
  banner: Banner
  /** Drawn where the banner has no picture. @default two trees */
  scene: SceneKind | undefined
  onFollow: (type: string, link: string) => void
  onClose: () => void
}) {
  useHomeTexts()
  const { t } = useTranslation()
  const isLow = useLowData()
  return (
    <section className={styles.card} aria-label={t('investHome:offer')}>
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
        <IconButton icon={X} label={t('investHome:closeOffer')} onClick={onClose} />
      </div>
    </section>
  )
}
