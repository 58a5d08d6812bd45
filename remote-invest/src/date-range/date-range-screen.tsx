import { today } from '@sarv/shared/calendar/days'
import { isRange, parseRange } from '@sarv/shared/date-range/parse-range'
import { parsePickerRequest, queryOfPath } from '@sarv/shared/date-range/picker-address'
import { lazyScreen, usePlatform, useSearchParams } from '@sarv/shared/platform'
import { datePickerDelayMs } from '@sarv/shared/rules/constants'
import { SkeletonCard, SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { Card } from '@sarv/shared/ui/layout/card'
import { Page } from '@sarv/shared/ui/layout/page'
import { Suspense, useEffect, useRef, useState } from 'react'
import styles from './date-range-screen.module.css'
import { returnRange } from './return-range'

// The arithmetic of the Jalali calendar comes with it: the page is painted first.
const DateRangePicker = lazyScreen(
  async () => (await import('@sarv/shared/ui/dates/date-range-picker')).DateRangePicker,
)

const pickerHeight = 522

/** Date range screen: presets or two days of a calendar, returned to the page that opened it. (INV-067…070) */
export function DateRangeScreen() {
  const { navigation } = usePlatform()
  const [query] = useSearchParams()
  const { opener, capped } = parsePickerRequest(query)
  const now = today()
  const range = parseRange(queryOfPath(opener), now)
  const monthOpen = useMonthOpen()
  const applied = useRef(false)
  return (
    <Page width="flow">
      <div className={styles.screen}>
        <Card>
          <Suspense fallback={<PickerSkeleton />}>
            <DateRangePicker
              value={isRange(range) ? range : undefined}
              capped={capped}
              monthOpen={monthOpen}
              today={now}
              onApply={(chosen) => {
                // A second press, before the first has led away, would go back twice.
                if (applied.current) return
                applied.current = true
                returnRange(navigation, opener, chosen)
              }}
            />
          </Suspense>
        </Card>
      </div>
    </Page>
  )
}

/** As high as the picker with a month of five weeks. */
function PickerSkeleton() {
  return (
    <SkeletonGroup>
      <SkeletonCard height={pickerHeight} />
    </SkeletonGroup>
  )
}

/** Whether the calendar is rendered: after the page transition, which its forty buttons would disturb. (CON-24) */
function useMonthOpen(): boolean {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), datePickerDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return open
}
