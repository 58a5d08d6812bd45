import { useTranslation } from '@sarv/shared/platform'
import { CardFace } from '../../card/card-face'
import styles from './partnership.module.css'

/** Line that names the bank behind the card. (BNK-010, BNK-040) */
export function Partnership() {
  const { t } = useTranslation()
  return t('stages.partner', { bank: t('stages.bank') })
}

/** Picture of a card that is nobody's yet. (BNK-010, BNK-040) */
export function SampleCard() {
  const { t } = useTranslation()
  return (
    <div className={styles.card}>
      <CardFace account={{ card_number: null, owner_name: null, card_name: 'sarv', bankName: t('stages.bank') }} />
    </div>
  )
}
