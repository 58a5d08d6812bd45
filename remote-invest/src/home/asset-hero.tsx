import type { UserAssets } from '@sarv/shared/contract/assets'
import type { UnderWay } from '@sarv/shared/contract/under-way'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { sumPaid } from '@sarv/shared/queries/under-way-query'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { VisibilityButton } from '@sarv/shared/ui/actions/visibility-button'
import { ShareBar } from '@sarv/shared/ui/chart/share-bar'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { ChartPie, Plus } from 'lucide-react'
import { useState } from 'react'
import { LazyValueCurve } from '../portfolio-value/lazy-value-curve'
import type { CurveReading } from '../portfolio-value/value-curve'
import { UnderWayLine } from '../under-way/under-way-line'
import styles from './asset-hero.module.css'
import { AccountsSwitch, RollingMoney } from './lazy-parts'
import type { Worth } from './use-worth'
import { WorthGain } from './worth-gain'

/**
 * Hero of the home page: the worth with its gain and its curve, the shares of what is held and the main actions. A day that
 * is held on the curve has its figures in the place of today's. (INV-003, INV-084)
 */
export function AssetHero({
  assets,
  worth: { amount, accounts },
  underWay,
  visible,
  onToggle,
  onCount,
}: {
  assets: UserAssets
  worth: Worth
  /** Undefined while unknown. */
  underWay: readonly UnderWay[] | undefined
  visible: boolean
  onToggle: () => void
  /** Counts the bank accounts, or leaves them out. */
  onCount: (withAccounts: boolean) => void
}) {
  const { t } = useTranslation()
  const { day } = useFormat()
  const [reading, setReading] = useState<CurveReading>()
  const empty = assets.total_value === 0
  // A person who has money on its way, or may have, is not told to begin. (D-118)
  const hasNothing = empty && underWay !== undefined && sumPaid(underWay) === 0
  const held = reading?.isHeld ? reading.day : undefined
  const isPart = accounts === 'left-out' || accounts === 'failed'
  return (
    <section className={styles.hero} aria-label={t('home.total')}>
      <div className={styles.top}>
        <h2 className={typography.secondary}>
          {held ? t('home.investmentsOn', { date: day(held.date) }) : t(isPart ? 'home.investments' : 'home.total')}
        </h2>
        <AccountsSwitch state={accounts} onCount={onCount} />
        <VisibilityButton visible={visible} onToggle={onToggle} />
      </div>
      {/* Under a finger the figures change with every day: nothing rolls. */}
      <RollingMoney key={held?.date} amount={held?.value ?? amount} hidden={!visible} />
      {hasNothing && <p className={typography.secondary}>{t('home.nothingYet')}</p>}
      {!empty && <WorthGain assets={assets} reading={reading} visible={visible} />}
      <UnderWayLine items={underWay} />
      {!empty && (
        <>
          <section className={styles.curve} aria-label={t('worth.title')}>
            <LazyValueCurve visible={visible} onRead={setReading} />
          </section>
          <div className={styles.shares}>
            <ShareBar
              parts={assets.groups.map(({ type, total_percentage }) => ({
                key: type,
                label: t(`group.${type}`, { defaultValue: type }),
                share: total_percentage,
              }))}
            />
          </div>
        </>
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
