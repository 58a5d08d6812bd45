import type { DateRange } from '@sarv/shared/calendar/date-range'
import { pickerPath, withRange } from '@sarv/shared/calendar/picker-address'
import type { Navigation } from '@sarv/shared/remote/platform'

/**
 * Takes the person back to the opener with the days that they chose. The picker's own entry is left behind first, so that
 * the opener stands in the history once and back never leads to the picker again. (INV-069)
 * @example giveRangeBack(navigation, '/cardex?ds_code=11307', { from: '2026-10-23', to: '2026-11-21' })
 */
export function giveRangeBack(navigation: Navigation, opener: string, range: DateRange): void {
  const goal = withRange(opener, range)
  const goneBack = navigation.subscribe(() => {
    goneBack()
    const { pathname } = navigation.place()
    // A visit that began with the picker has another page beneath it, which stays.
    const taken = pathname === pickerPath || pathname === goal.replace(/[?#].*$/, '')
    navigation.navigate(goal, { replace: taken })
  })
  navigation.back()
}
