import type { UserAssets } from '@sarv/shared/contract/assets'
import { useFormat, useNavigate, usePlatform, useTranslation } from '@sarv/shared/platform'
import { Button, ButtonLink } from '@sarv/shared/ui/button'
import { ChipGroup } from '@sarv/shared/ui/chip-group'
import { Donut } from '@sarv/shared/ui/donut'
import { DonutLegend } from '@sarv/shared/ui/donut-legend'
import { apart, oneByOne, othersKey, withOthers } from '@sarv/shared/ui/donut-slices'
import { Money } from '@sarv/shared/ui/money'
import { UpdatedLine } from '@sarv/shared/ui/updated-line'
import { VisibilityButton } from '@sarv/shared/ui/visibility-button'
import { useState } from 'react'
import { fundTypeLabel } from '../funds/fund-types'
import { type AssetSlice, slicesOf } from './asset-slices'
import styles from './assets.module.css'

/** Value of the chip for all groups; no group of the server is empty. */
const everyGroup = ''

/**
 * The total, the ring and its list; a first tap names an asset in the ring, the button under it opens it (INV-011). From
 * the ninth asset on they are one slice, which opens into a ring of its own, with all of them in its list.
 */
export function AssetChart({
  assets,
  visible,
  onToggle,
  updatedAt,
}: {
  assets: UserAssets
  visible: boolean
  onToggle: () => void
  updatedAt: number
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { navigation } = usePlatform()
  const { number } = useFormat()
  const [group, setGroup] = useState(everyGroup)
  const [chosen, setChosen] = useState<string>()
  /** The greatest were passed over, to see those after them. */
  const [amongOthers, setAmongOthers] = useState(false)
  const slices = slicesOf(assets, group === everyGroup ? undefined : group)
  const captionOf = ({ group: of, fundType }: AssetSlice) =>
    of === 'FUND' && fundType !== undefined
      ? t('assets.fundOf', { type: fundTypeLabel(fundType, t) })
      : t(`assets.kind.${of}`, { defaultValue: of })
  const ready = slices
    .slice(amongOthers ? apart : 0)
    .map((slice) => ({ ...slice, label: slice.name, caption: captionOf(slice) }))
  const ring = withOthers(ready, t('assets.others'))
  const listed = amongOthers ? oneByOne(ready) : ring
  const named = [...listed, ...ring].find(({ key }) => key === chosen) ?? ring[0]
  const inRing = ring.some(({ key }) => key === named?.key) ? named?.key : othersKey
  const place = ready.find(({ key }) => key === named?.key)?.to
  // A page that nobody answers yet is no place to go to. (D-42)
  const to = place !== undefined && navigation.exists(place) ? place : undefined
  const opensOthers = named?.key === othersKey && !amongOthers
  const lookAt = (others: boolean) => {
    setAmongOthers(others)
    setChosen(undefined)
  }
  const choose = (key: string) => {
    if (key !== named?.key) setChosen(key)
    else if (opensOthers) lookAt(true)
    else if (to !== undefined) navigate(to)
  }
  return (
    <>
      <section className={styles.ring} aria-label={t('home.total')}>
        <div className={styles.top}>
          <h2 className={styles.label}>{t('home.total')}</h2>
          <VisibilityButton visible={visible} onToggle={onToggle} />
        </div>
        <Money amount={assets.total_value} look="hero" hidden={!visible} />
        <UpdatedLine at={updatedAt} />
        <div className={styles.donut}>
          <Donut slices={ring} selected={inRing} named={named} onSelect={setChosen} hidden={!visible} />
        </div>
        <div className={styles.open}>
          {named && to !== undefined && (
            <ButtonLink to={to} variant="tonal" size="s">
              {t('assets.open', { name: named.label })}
            </ButtonLink>
          )}
          {(opensOthers || amongOthers) && (
            <Button variant="ghost" size="s" onClick={() => lookAt(opensOthers)}>
              {opensOthers ? t('assets.seeOthers', { assets: number(ready.length - apart) }) : t('assets.backToAll')}
            </Button>
          )}
        </div>
      </section>
      <section aria-label={t('assets.list')}>
        <ChipGroup
          scroll
          label={t('assets.groups')}
          value={group}
          onChange={(next) => {
            setGroup(next)
            lookAt(false)
          }}
          options={[
            { value: everyGroup, label: t('assets.all') },
            ...assets.groups.map(({ type }) => ({ value: type, label: t(`group.${type}`, { defaultValue: type }) })),
          ]}
        />
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
