import type { UserAssets } from '@sarv/shared/contract/assets'
import type { UnderWay } from '@sarv/shared/contract/under-way'
import { useFormat, useNavigate, usePlatform, useTranslation } from '@sarv/shared/platform'
import { Button, ButtonLink } from '@sarv/shared/ui/actions/button'
import { VisibilityButton } from '@sarv/shared/ui/actions/visibility-button'
import { Donut } from '@sarv/shared/ui/chart/donut'
import { DonutLegend } from '@sarv/shared/ui/chart/donut-legend'
import { apart, oneByOne, othersKey, withOthers } from '@sarv/shared/ui/chart/donut-slices'
import { Gain } from '@sarv/shared/ui/data/gain'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { RollingMoney } from '@sarv/shared/ui/data/rolling-money'
import { UpdatedLine } from '@sarv/shared/ui/feedback/updated-line'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { type ReactNode, useState } from 'react'
import { fundTypeLabel } from '../funds/fund-types'
import { UnderWayLine } from '../under-way/under-way-line'
import { type AssetSlice, toSlices } from './asset-slices'
import styles from './assets.module.css'

/** Value of the chip for all groups; no group of the server is empty. */
const everyGroup = ''

/**
 * Donut chart of the assets with total and legend; a first tap selects an asset, the button below opens it (INV-011).
 * From the ninth asset on they are one slice, which opens into a donut of its own with all of them in the legend.
 */
export function AssetChart({
  assets,
  underWay,
  visible,
  onToggle,
  updatedAt,
  children,
}: {
  assets: UserAssets
  underWay: readonly UnderWay[] | undefined
  visible: boolean
  onToggle: () => void
  updatedAt: number
  /** What stands under the worth and its donut. */
  children: ReactNode
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { navigation } = usePlatform()
  const { number } = useFormat()
  const [group, setGroup] = useState(everyGroup)
  const [chosen, setChosen] = useState<string>()
  /** Whether the donut shows the assets of the slice «others». */
  const [amongOthers, setAmongOthers] = useState(false)
  const slices = toSlices(assets, group === everyGroup ? undefined : group)
  const groupOf = assets.groups.find(({ type }) => type === group)
  const nameGroup = (type: string) => t(`group.${type}`, { defaultValue: type })
  const describeAsset = ({ group: of, fundType }: AssetSlice) =>
    of === 'FUND' && fundType !== undefined
      ? t('assets.fundOf', { type: fundTypeLabel(fundType, t) })
      : t(`assets.kind.${of}`, { defaultValue: of })
  const ready = slices
    .slice(amongOthers ? apart : 0)
    .map((slice) => ({ ...slice, label: slice.name, caption: describeAsset(slice) }))
  const ring = withOthers(ready, t('assets.others'))
  const listed = amongOthers ? oneByOne(ready) : ring
  const named = [...listed, ...ring].find(({ key }) => key === chosen) ?? ring[0]
  const inRing = ring.some(({ key }) => key === named?.key) ? named?.key : othersKey
  const path = ready.find(({ key }) => key === named?.key)?.to
  // A route without an owner gets no link. (D-42)
  const to = path !== undefined && navigation.exists(path) ? path : undefined
  const opensOthers = named?.key === othersKey && !amongOthers
  const showOthers = (others: boolean) => {
    setAmongOthers(others)
    setChosen(undefined)
  }
  const choose = (key: string) => {
    if (key !== named?.key) setChosen(key)
    else if (opensOthers) showOthers(true)
    else if (to !== undefined) navigate(to)
  }
  return (
    <>
      <div className={styles.parts}>
        <section className={styles.ring} aria-label={t('home.total')}>
          <div className={styles.top}>
            <h2 className={typography.secondary}>{t('home.total')}</h2>
            <VisibilityButton visible={visible} onToggle={onToggle} />
          </div>
          <RollingMoney amount={assets.total_value} hidden={!visible} />
          <p className={styles.gain}>
            <Gain of={assets} hidden={!visible} />
          </p>
          <UnderWayLine items={underWay} />
          <UpdatedLine at={updatedAt} />
          <div className={styles.donut}>
            <Donut slices={ring} selected={inRing} named={named} onSelect={setChosen} hidden={!visible} />
          </div>
          <div className={styles.open}>
            {named && to !== undefined && (
              <ButtonLink to={to} variant="tonal" size="s">
                <OwnSentence text={t('assets.open', { name: own(named.label) })} />
              </ButtonLink>
            )}
            {(opensOthers || amongOthers) && (
              <Button variant="ghost" size="s" onClick={() => showOthers(opensOthers)}>
                {opensOthers ? t('assets.seeOthers', { assets: number(ready.length - apart) }) : t('assets.backToAll')}
              </Button>
            )}
          </div>
        </section>
        {children}
      </div>
      <section aria-label={t('assets.list')}>
        <ChipGroup
          scroll
          label={t('assets.groups')}
          value={group}
          onChange={(next) => {
            setGroup(next)
            showOthers(false)
          }}
          options={[
            { value: everyGroup, label: t('assets.all') },
            ...assets.groups.map(({ type }) => ({ value: type, label: nameGroup(type) })),
          ]}
        />
        {groupOf && (
          <p className={styles.groupGain}>
            {t('assets.groupGain', { group: nameGroup(group) })}
            <Gain of={groupOf} hidden={!visible} />
          </p>
        )}
        <p className={styles.unit}>{t('unitOnce')}</p>
        <DonutLegend
          label={t('assets.list')}
          slices={listed}
          selected={named?.key}
          onSelect={choose}
          hidden={!visible}
        />
      </section>
    </>
  )
}
