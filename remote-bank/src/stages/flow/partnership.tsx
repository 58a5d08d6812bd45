import { useTranslation } from '@sarv/shared/platform'
import { CardFace } from '../../card/card-face'
import styles from './partnership.module.css'

/** Line that names the bank behind the card. (BNK-010, BNK-040) */
export function Partnership() {
  const { t } = useTranslation()
  return t('stages.partner', { bank: t('stages.bank') })
}

/** Picture of a card that is not issued yet, in the colour that was chosen. (BNK-010, BNK-023, BNK-040) */
export function SampleCard({ design = 'sarv' }: { design?: string | undefined }) {
  const { t } = useTranslation()
  return (
    <div className={styles.card}>
      <CardFace account={{ card_number: null, owner_name: null, card_name: design, bankName: t('stages.bank') }} />
    </div>
  )
}
