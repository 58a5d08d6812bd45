import type { BankPromotion } from '@sarv/shared/contract/bank-content'
import { useTranslation } from '@sarv/shared/platform'
import { pictureAddress } from '@sarv/shared/rules/picture-address'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { useLowData } from '@sarv/shared/ui/network/use-low-data'
import { ArrowRight, X } from 'lucide-react'
import { bulletIcon } from './bullet-icon'
import styles from './promotion.module.css'
import { promotionStyle } from './promotion-style'

/** Second view: what the card can do, along a line, each with its icon at its side. (BNK-078, BNK-079) */
export function PromotionBullets({ promotion, onClose }: { promotion: BankPromotion; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <section className={styles.promotion} style={promotionStyle(promotion)}>
        <div className={styles.close}>
          <IconButton icon={X} label={t('ui:close')} onClick={onClose} />
        </div>
        <h2 className={styles.title}>{promotion.title}</h2>
        <ul className={styles.line}>
          {promotion.bullets.map(({ position, icon, title }) => (
            <li key={title} className={styles.bullet} data-position={position === 'end' ? 'end' : 'start'}>
              <Mark icon={icon} />
              <span className={styles.words}>{title}</span>
            </li>
          ))}
        </ul>
      </section>
      <ActionBar>
        <ButtonLink block icon={ArrowRight} mirrored to="/card" replace>
          {t('promotion.toCard')}
        </ButtonLink>
      </ActionBar>
    </>
  )
}

function Mark({ icon }: { icon: string }) {
  const isLow = useLowData()
  const picture = isLow ? undefined : pictureAddress(icon)
  const Icon = bulletIcon(icon)
  return (
    <span className={styles.mark} aria-hidden>
      {picture ? <img src={picture} alt="" /> : <Icon size={22} strokeWidth={1.75} />}
    </span>
  )
}
