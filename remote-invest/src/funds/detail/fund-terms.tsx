import type { FundSettings } from '@sarv/shared/contract/settings'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { LeftToRight } from '@sarv/shared/ui/data/left-to-right'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { Card } from '@sarv/shared/ui/layout/card'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import styles from './fund-screen.module.css'

/** Terms of a fund: minimum, cut-off, early-withdrawal fees by holding period, and notes. (INV-025) */
export function FundTerms({ settings }: { settings: FundSettings }) {
  const { t } = useTranslation()
  const { number, percent, rial, digits } = useFormat()
  return (
    <section aria-labelledby="fund-rules">
      <SectionHeader first id="fund-rules" title={t('fund.rules')} />
      <Card>
        <KeyValues
          rows={[
            { key: t('fund.minimum'), value: rial(settings.min_amount) },
            {
              key: t('fund.cutOff'),
              value: <LeftToRight>{digits(settings.cut_off)}</LeftToRight>,
            },
          ]}
        />
      </Card>
      <SectionHeader level="h3" title={t('fund.fees')} />
      <Card>
        <KeyValues
          rows={settings.fee_bands.map(({ from_day, to_day, percent: fee }) => ({
            key: t('fund.feeBand', { from: number(from_day), to: number(to_day) }),
            value: <LeftToRight>{percent(fee)}</LeftToRight>,
          }))}
        />
        <p className={typography.captionFaint}>{t('fund.noFeeAfter')}</p>
      </Card>
      {settings.notes.length > 0 && (
        <ul className={styles.notes}>
          {settings.notes.map((note) => (
            <li key={note}>
              <OwnText text={note} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
