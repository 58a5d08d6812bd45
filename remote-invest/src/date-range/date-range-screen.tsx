import { today } from '@sarv/shared/calendar/days'
import { pickerWish, queryOf } from '@sarv/shared/calendar/picker-address'
import { isRange, rangeOf } from '@sarv/shared/calendar/range-of'
import { usePlatform, useSearchParams } from '@sarv/shared/platform'
import { datePickerDelayMs } from '@sarv/shared/rules/constants'
import { Card } from '@sarv/shared/ui/card'
import { DateRangePicker } from '@sarv/shared/ui/date-range-picker'
import { Page } from '@sarv/shared/ui/page'
import { useEffect, useRef, useState } from 'react'
import styles from './date-range-screen.module.css'
import { giveRangeBack } from './give-range-back'

/** Days for the page that opened this one: ready ranges, or a month to press two of them. (INV-067…070) */
export function DateRangeScreen() {
  const { navigation } = usePlatform()
  const [query] = useSearchParams()
  const { opener, capped } = pickerWish(query)
  const now = today()
  const range = rangeOf(queryOf(opener), now)
  const monthOpen = useMonthOpen()
  const given = useRef(false)
  return (
    <Page width="flow">
      <div className={styles.screen}>
        <Card>
          <DateRangePicker
            value={isRange(range) ? range : undefined}
            capped={capped}
            monthOpen={monthOpen}
            today={now}
            onApply={(chosen) => {
              // A second press, before the first has led away, would go back twice.
              if (given.current) return
              given.current = true
              giveRangeBack(navigation, opener, chosen)
            }}
          />
        </Card>
      </div>
    </Page>
  )
}

/** The month waits until the page has arrived, so that its forty buttons do not disturb the arrival. (CON-24) */
function useMonthOpen(): boolean {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), datePickerDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return open
}
