import { useTranslation } from '@sarv/shared/platform'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { memo } from 'react'
import { type ChartRange, chartRanges } from './chart-window'

/** Chips of a chart's ranges. (INV-021) */
export const RangeChips = memo(function RangeChips({
  label,
  range,
  onSelect,
}: {
  label: string
  range: ChartRange
  onSelect: (range: ChartRange) => void
}) {
  const { t } = useTranslation()
  return (
    <ChipGroup
      fill
      label={label}
      value={range}
      onChange={onSelect}
      options={chartRanges.map((value) => ({ value, label: t(`chartRange.${value}`) }))}
    />
  )
})
