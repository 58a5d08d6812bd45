import type { DepositCertificate } from '@sarv/shared/contract/fund-statements'
import { findFundIcon } from '@sarv/shared/feed/fund-icon'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Code } from '@sarv/shared/ui/data/code'
import { ListRow } from '@sarv/shared/ui/data/list-row'
import { Hidden } from '@sarv/shared/ui/data/money'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { Tile } from '@sarv/shared/ui/data/tile'
import { FileText } from 'lucide-react'
import styles from './certificate-row.module.css'

/** List row of a certificate: fund, number, units, day and holder; a long name has the whole width. (INV-062) */
export function CertificateRow({
  certificate: { fund_name, fund_type, number: certificateNumber, date, holder, units },
  visible,
  opening,
  onOpen,
}: {
  certificate: DepositCertificate
  visible: boolean
  opening: boolean
  onOpen: () => void
}) {
  const { t } = useTranslation()
  const { day: shown, number } = useFormat()
  const { icon, tone } = findFundIcon(fund_type)
  return (
    <ListRow
      onPress={onOpen}
      tile={<Tile icon={icon} tone={tone} />}
      title={<OwnSentence text={t('certificates.title', { fund: own(fund_name) })} />}
      caption={
        <>
          {t('certificates.number')} <Code text={certificateNumber} />
        </>
      }
      end={<FileText size={20} strokeWidth={1.75} aria-hidden />}
      note={
        <>
          <span className={styles.facts}>
            <span className={styles.units}>{visible ? t('units', { units: number(units) }) : <Hidden />}</span>
            <span>{shown(date)}</span>
          </span>
          <span role="status">
            {opening ? (
              t('certificates.opening')
            ) : (
              <OwnSentence text={t('certificates.holderIs', { holder: own(holder) })} />
            )}
          </span>
        </>
      }
    />
  )
}
