import type { WorthDay } from '@sarv/shared/contract/assets'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { LineChart } from '@sarv/shared/ui/chart/line-chart'
import { depositDays, indexBase, type PricePoint } from '@sarv/shared/ui/chart/price-series'
import { Gain } from '@sarv/shared/ui/data/gain'
import { Money } from '@sarv/shared/ui/data/money'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { useEffect, useMemo, useState } from 'react'
import { RangeLoadError } from '../funds/detail/range-load-error'
import { RangeChips } from '../funds/range-chips'
import { useHomeTexts } from '../home/use-home-texts'
import styles from './portfolio-value.module.css'
import { useValueHistory, type ValueHistory } from './use-value-history'
import { ValueSkeleton } from './value-skeleton'

/** What a person reads off the curve: the day on which the drawn range begins, and the day of which figures are asked. */
export interface CurveReading {
  readonly first: WorthDay
  readonly day: WorthDay
  /** Whether a finger or a key holds that day; else it is the newest. */
  readonly isHeld: boolean
}

export interface ValueCurveProps {
  readonly visible: boolean
  /**
   * Takes the figures to where the page has them; without it they stand above the line. Undefined until the person chooses
   * a range or holds a day, and once the curve is gone.
   */
  readonly onRead?: (reading: CurveReading | undefined) => void
}

/** Line chart of the value of all assets, with range chips and a mark on each purchase. (INV-003, INV-009, D-120) */
export function ValueCurve(props: ValueCurveProps) {
  useHomeTexts()
  const { t } = useTranslation()
  return (
    <QueryBoundary
      query={useValueHistory()}
      skeleton={<ValueSkeleton bare={props.onRead !== undefined} />}
      title={t('investHome:worth.failed')}
    >
      {(history) => <Curve history={history} {...props} />}
    </QueryBoundary>
  )
}

/** Hidden, the line is that of the return: a value can be read from its shape, a return tells no amount. */
function Curve({
  history: { days, range, error, loading, selectRange },
  visible,
  onRead,
}: ValueCurveProps & { history: ValueHistory }) {
  const { t } = useTranslation()
  const [isChosen, setChosen] = useState(false)
  const [scrubbed, setScrubbed] = useState<PricePoint>()
  const points = useMemo(() => toPoints(days, visible), [days, visible])
  const purchases = useMemo(
    () => depositDays(days.map(({ date, value, gain }) => ({ date, paid_in: value - gain }))),
    [days],
  )
  const reading = useMemo(() => readingOf(days, scrubbed), [days, scrubbed])
  const told = isChosen || reading?.isHeld ? reading : undefined
  useEffect(() => onRead?.(told), [onRead, told])
  useEffect(() => () => onRead?.(undefined), [onRead])
  return (
    <div aria-busy={loading}>
      {!onRead && reading && <Figures {...reading} visible={visible} />}
      <div className={styles.chart} data-waiting={loading || undefined}>
        {days.length > 1 ? (
          <LineChart
            of={visible ? 'value' : 'performance'}
            points={points}
            deposits={purchases}
            onScrub={setScrubbed}
          />
        ) : (
          <p className={styles.empty}>{t(days.length > 0 ? 'investHome:worth.oneDay' : 'investHome:worth.none')}</p>
        )}
      </div>
      {error && <RangeLoadError read={error} range={range} />}
      <RangeChips
        label={t('investHome:worth.range')}
        range={range}
        onSelect={(next) => {
          setChosen(true)
          selectRange(next)
        }}
      />
    </div>
  )
}

const toPoints = (days: readonly WorthDay[], visible: boolean): PricePoint[] =>
  days.map(({ date, value, return_percentage }) => ({ date, value: visible ? value : indexBase + return_percentage }))

function readingOf(days: readonly WorthDay[], scrubbed: PricePoint | undefined): CurveReading | undefined {
  const held = days.find(({ date }) => date === scrubbed?.date)
  const [first, day] = [days[0], held ?? days.at(-1)]
  return first && day && { first, day, isHeld: held !== undefined }
}

/** Figures above the line: the value of a day, and its gain since the line begins. */
function Figures({ first, day: shown, visible }: CurveReading & { visible: boolean }) {
  const { t } = useTranslation()
  const { day } = useFormat()
  return (
    <div className={typography.secondary}>
      <p className={styles.day}>
        <span>{day(shown.date)}</span>
        <Money amount={shown.value} hidden={!visible} />
      </p>
      <p className={styles.gain}>
        <Gain of={{ gain: shown.gain, gain_percentage: shown.return_percentage }} hidden={!visible} />
        <span className={typography.captionFaint}>{t('worth.since', { date: day(first.date) })}</span>
      </p>
    </div>
  )
}
