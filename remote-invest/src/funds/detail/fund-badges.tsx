import type { Fund } from '@sarv/shared/contract/funds'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { riskWords } from '@sarv/shared/rules/constants'
import { Badge, type BadgeTone } from '@sarv/shared/ui/data/badge'
import { Gauge } from 'lucide-react'
import { StarButton } from '../../watch/star-button'
import { fundTypeLabel } from '../fund-types'
import styles from './fund-screen.module.css'

const riskTones: Readonly<Record<string, BadgeTone>> = { minimum: 'g', medium: 'w' }

/** Badges of a fund: type, risk and code, each in words, and the star of who watches it. (INV-019, INV-079) */
export function FundBadges({ fund }: { fund: Fund }) {
  const { t } = useTranslation()
  const { digits } = useFormat()
  const risk = riskWords.find((word) => word === fund.risk)
  return (
    <div className={styles.badges}>
      <Badge>{fundTypeLabel(fund.fund_type, t)}</Badge>
      <Badge tone={risk ? riskTones[risk] : undefined} icon={Gauge}>
        {risk ? t(`fundRisk.${risk}`) : fund.risk}
      </Badge>
      <Badge>{t('fund.code', { code: digits(fund.ds_code) })}</Badge>
      <StarButton code={fund.ds_code} />
    </div>
  )
}
