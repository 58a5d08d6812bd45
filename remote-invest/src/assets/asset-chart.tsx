import type { UserAssets } from '@sarv/shared/contract/assets'
import { useNavigate, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/button'
import { ChipGroup } from '@sarv/shared/ui/chip-group'
import { Donut } from '@sarv/shared/ui/donut'
import { DonutLegend } from '@sarv/shared/ui/donut-legend'
import { Money } from '@sarv/shared/ui/money'
import { UpdatedLine } from '@sarv/shared/ui/updated-line'
import { VisibilityButton } from '@sarv/shared/ui/visibility-button'
import { useState } from 'react'
import { fundTypeLabel } from '../funds/fund-types'
import { type AssetSlice, slicesOf } from './asset-slices'
import styles from './assets.module.css'

/** Value of the chip for all groups; no group of the server is empty. */
const everyGroup = ''

/** The total, the ring and its list; a first tap names an asset in the ring, the button under it opens it. (INV-011) */
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
  const [group, setGroup] = useState(everyGroup)
  const [chosen, setChosen] = useState<string>()
  const slices = slicesOf(assets, group === everyGroup ? undefined : group)
  const named = slices.find(({ key }) => key === chosen) ?? slices[0]
  const captionOf = ({ group: of, fundType }: AssetSlice) =>
    of === 'FUND' && fundType !== undefined
      ? t('assets.fundOf', { type: fundTypeLabel(fundType, t) })
      : t(`assets.kind.${of}`, { defaultValue: of })
  const shown = slices.map((slice) => ({ ...slice, label: slice.name, caption: captionOf(slice) }))
  const choose = (key: string) => {
    const place = slices.find((slice) => slice.key === key)?.to
    if (key === named?.key && place !== undefined) navigate(place)
    else setChosen(key)
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
          <Donut slices={shown} selected={named?.key} onSelect={setChosen} hidden={!visible} />
        </div>
        {named?.to !== undefined && (
          <div className={styles.open}>
            <ButtonLink to={named.to} variant="tonal" size="s">
              {t('assets.open', { name: named.name })}
            </ButtonLink>
          </div>
        )}
      </section>
      <section aria-label={t('assets.list')}>
        <ChipGroup
          scroll
          label={t('assets.groups')}
          value={group}
          onChange={setGroup}
          options={[
            { value: everyGroup, label: t('assets.all') },
            ...assets.groups.map(({ type }) => ({ value: type, label: t(`group.${type}`, { defaultValue: type }) })),
          ]}
        />
        <p className={styles.unit}>{t('unitOnce')}</p>
        <DonutLegend
          label={t('assets.list')}
          slices={shown}
          selected={named?.key}
          onSelect={choose}
          hidden={!visible}
        />
      </section>
    </>
  )
}
