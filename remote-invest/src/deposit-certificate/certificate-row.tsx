import type { DepositCertificate } from '@sarv/shared/contract/fund-statements'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Code } from '@sarv/shared/ui/data/code'
import { ListRow } from '@sarv/shared/ui/data/list-row'
import { Hidden } from '@sarv/shared/ui/data/money'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { Tile } from '@sarv/shared/ui/data/tile'
import { FileText } from 'lucide-react'
import { findFundIcon } from '../funds/fund-icon'

/** List row of a certificate: fund, number, day, holder and units. (INV-062) */
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
  const { date: shown, number } = useFormat()
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
      number={visible ? t('units', { units: number(units) }) : <Hidden />}
      numberCaption={shown(date)}
      wideNumber
      end={<FileText size={20} strokeWidth={1.75} aria-hidden />}
      note={
        <span role="status">
          {opening ? (
            t('certificates.opening')
          ) : (
            <OwnSentence text={t('certificates.holderIs', { holder: own(holder) })} />
          )}
        </span>
      }
    />
  )
}
