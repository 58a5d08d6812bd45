import type { DateRange } from '@sarv/shared/date-range/date-range'
import { pickerPath, withRange } from '@sarv/shared/date-range/picker-address'
import type { Navigation } from '@sarv/shared/platform'

/**
 * Navigates back to the opener with the selected range. The picker's own history entry is left first, so that the opener
 * is in the history once and back never leads to the picker again. (INV-069)
 * @example returnRange(navigation, '/cardex?ds_code=11307', { from: '2026-10-23', to: '2026-11-21' })
 */
export function returnRange(navigation: Navigation, opener: string, range: DateRange): void {
  const target = withRange(opener, range)
  const goneBack = navigation.subscribe(() => {
    goneBack()
    const { pathname } = navigation.place()
    // A visit that began with the picker has another page beneath it, which stays.
    const taken = pathname === pickerPath || pathname === target.replace(/[?#].*$/, '')
    navigation.navigate(target, { replace: taken })
  })
  navigation.back()
}
