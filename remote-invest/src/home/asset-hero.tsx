import { toJalali } from '@sarv/shared/calendar/jalali'
import { monthNames } from '@sarv/shared/calendar/names'
import type { UserAssets } from '@sarv/shared/contract/assets'
import type { UnderWay } from '@sarv/shared/contract/under-way'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { sumPaid } from '@sarv/shared/queries/under-way-query'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { VisibilityButton } from '@sarv/shared/ui/actions/visibility-button'
import { ShareBar } from '@sarv/shared/ui/chart/share-bar'
import { Gain } from '@sarv/shared/ui/data/gain'
import { Money } from '@sarv/shared/ui/data/money'
import { Percent, SignedNumber } from '@sarv/shared/ui/data/signed-number'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { ChartPie, Plus } from 'lucide-react'
import { UnderWayLine } from '../under-way/under-way-line'
import styles from './asset-hero.module.css'

/** Hero of the home page: total assets, their shares and the main actions. (INV-003) */
export function AssetHero({
  assets,
  underWay,
  visible,
  onToggle,
}: {
  assets: UserAssets
  /** Undefined while unknown. */
  underWay: readonly UnderWay[] | undefined
  visible: boolean
  onToggle: () => void
}) {
  const { t } = useTranslation()
  const empty = assets.total_value === 0
  // A person who has money on its way, or may have, is not told to begin. (D-118)
  const hasNothing = empty && underWay !== undefined && sumPaid(underWay) === 0
  return (
    <section className={styles.hero} aria-label={t('home.total')}>
      <div className={styles.top}>
        <h2 className={typography.secondary}>{t('home.total')}</h2>
        <VisibilityButton visible={visible} onToggle={onToggle} />
      </div>
      <Money amount={assets.total_value} look="hero" hidden={!visible} />
      {hasNothing && <p className={typography.secondary}>{t('home.nothingYet')}</p>}
      {!empty && (
        <>
          <p className={styles.change}>
            <Gain of={assets} hidden={!visible} />
          </p>
          {assets.month_change !== 0 && <MonthChange assets={assets} visible={visible} />}
        </>
      )}
      <UnderWayLine items={underWay} />
      {!empty && (
        <div className={styles.shares}>
          <ShareBar
            parts={assets.groups.map(({ type, total_percentage }) => ({
              key: type,
              label: t(`group.${type}`, { defaultValue: type }),
              share: total_percentage,
            }))}
          />
        </div>
      )}
      <div className={styles.actions}>
        <ButtonLink to="/funds" size="m" icon={Plus}>
          {t('home.invest')}
        </ButtonLink>
        <ButtonLink to="/assets" size="m" variant="tonal" icon={ChartPie}>
          {t('home.assets')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** Gain of this Jalali month, in which there is one from its second day on; with hidden amounts only the percentage. */
function MonthChange({ assets, visible }: { assets: UserAssets; visible: boolean }) {
  const { t } = useTranslation()
  const { language } = useFormat()
  const month = monthNames[language][(toJalali(assets.updated_at)?.month ?? 0) - 1]
  return (
    <p className={styles.change}>
      {visible ? (
        <>
          <SignedNumber value={assets.month_change} />
          <span aria-hidden="true">·</span>
          <Percent value={assets.month_change_percentage} plain />
        </>
      ) : (
        <Percent value={assets.month_change_percentage} />
      )}
      {month && <span>{t('home.inMonth', { month })}</span>}
    </p>
  )
}
