import type { BankAccount } from '@sarv/shared/contract/bank-accounts'
import type { CardSecrets } from '@sarv/shared/contract/bank-settings'
import { groupFour, maskCard } from '@sarv/shared/money/card-number'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { cardChip, cardColours } from '@sarv/shared/ui/brand/card-art'
import { Brand } from '@sarv/shared/ui/brand/logo'
import { Code } from '@sarv/shared/ui/data/code'
import { LeftToRight } from '@sarv/shared/ui/data/left-to-right'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import type { CSSProperties } from 'react'
import styles from './card-face.module.css'
import { CypressLines } from './cypress-lines'

/**
 * Drawing of the bank card. It is the same in every language and theme, left to right; digits 7 to 12 are masked unless
 * the person had the whole number shown. (BNK-004, PLT-040)
 */
export function CardFace({
  account,
  secrets,
  off = false,
}: {
  account: Pick<BankAccount, 'card_number' | 'owner_name' | 'card_name' | 'bankName'>
  /** Shown for a while; undefined for the masked number. */
  secrets?: CardSecrets
  off?: boolean
}) {
  const { t } = useTranslation()
  const { digits } = useFormat()
  const { card_number, owner_name, card_name, bankName } = account
  const design = card_name ?? 'sarv'
  // A design that this version does not know has the first one's colours.
  const colours = cardColours[design] ?? cardColours.sarv
  return (
    <figure
      className={styles.face}
      data-face={design}
      data-off={off || undefined}
      style={{ '--face': colours?.ground, '--face-ink': colours?.ink } as CSSProperties}
      dir="ltr"
      aria-label={card_number ? t('face.label') : t('face.sample')}
    >
      <CypressLines />
      <span className={styles.brand}>
        <span dir="rtl">
          <Brand size={26} />
        </span>
      </span>
      <svg className={styles.chip} viewBox="0 0 42 32" stroke={cardChip.edge} aria-hidden="true">
        <rect x=".5" y=".5" width="41" height="31" rx="6" fill={cardChip.plate} />
        <path d={cardChip.contacts} />
        <rect x="14" y="5" width="14" height="22" rx="4" />
      </svg>
      {card_number ? (
        <p className={styles.number}>
          <span className="visually-hidden">{t('face.number')} </span>
          <Code text={secrets ? groupFour(secrets.card_number) : maskCard(card_number)} />
        </p>
      ) : (
        <p className={styles.number} aria-hidden="true">
          **** **** **** ****
        </p>
      )}
      {secrets && (
        <p className={styles.secrets}>
          <span>
            {t('face.cvv2')} <LeftToRight>{digits(secrets.cvv2)}</LeftToRight>
          </span>
          <span>
            {t('face.expiry')} <LeftToRight>{digits(secrets.expiry.replace(/^(..)(..)$/, '$1/$2'))}</LeftToRight>
          </span>
        </p>
      )}
      <p className={styles.foot}>
        <span className={styles.owner}>{owner_name && <OwnText text={owner_name} />}</span>
        <bdi>{bankName}</bdi>
      </p>
    </figure>
  )
}
