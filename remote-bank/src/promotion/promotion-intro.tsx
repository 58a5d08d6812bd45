import type { BankPromotion } from '@sarv/shared/contract/bank-content'
import { useTranslation } from '@sarv/shared/platform'
import { pictureAddress } from '@sarv/shared/rules/picture-address'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button } from '@sarv/shared/ui/actions/button'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { useLowData } from '@sarv/shared/ui/network/use-low-data'
import { ArrowRight, X } from 'lucide-react'
import styles from './promotion.module.css'
import { promotionStyle } from './promotion-style'

/** First view: the pictures of the card, its title and what it is for. (BNK-078) */
export function PromotionIntro({
  promotion,
  onClose,
  onNext,
}: {
  promotion: BankPromotion
  onClose: () => void
  onNext: () => void
}) {
  const { t } = useTranslation()
  const isLow = useLowData()
  const images = (isLow ? [] : promotion.images).map(pictureAddress).filter((image) => image !== undefined)
  return (
    <>
      <section className={styles.promotion} style={promotionStyle(promotion)}>
        <div className={styles.close}>
          <IconButton icon={X} label={t('ui:close')} onClick={onClose} />
        </div>
        <div className={stack[16]}>
          {images.map((image) => (
            <img key={image} src={image} alt="" className={styles.image} />
          ))}
        </div>
        <h2 className={styles.title}>{promotion.title}</h2>
        <p className={styles.description}>{promotion.description}</p>
      </section>
      <ActionBar>
        <Button block icon={ArrowRight} mirrored onClick={onNext}>
          {t('promotion.next')}
        </Button>
      </ActionBar>
    </>
  )
}
