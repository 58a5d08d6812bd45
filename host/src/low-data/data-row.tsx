import { chooseDataUse, dataUses, rememberedDataUse } from '@sarv/platform/client/data-use'
import { useTranslation } from '@sarv/shared/platform'
import { ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { Gauge } from 'lucide-react'
import { useState } from 'react'

/** The row of the profile that chooses the use of data: the device's, or low. (U24) */
export function DataRow() {
  const { t } = useTranslation('host')
  const [use, setUse] = useState(() => rememberedDataUse(document.cookie))
  return (
    <ListRow
      tile={<Tile icon={Gauge} tone="gray" />}
      title={t('dataUse.label')}
      caption={use === 'low' ? t('dataUse.text') : undefined}
      action={
        <ChipGroup
          label={t('dataUse.label')}
          options={dataUses.map((value) => ({ value, label: t(`dataUse.${value}`) }))}
          value={use}
          onChange={(next) => {
            chooseDataUse(next)
            setUse(next)
          }}
          fill
        />
      }
    />
  )
}
