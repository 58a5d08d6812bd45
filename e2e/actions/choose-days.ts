import type { Page } from '@playwright/test'
import { monthsBefore, startOfMonth } from '@sarv/shared/calendar/arithmetic/jalali-months'
import { addDays, today } from '@sarv/shared/calendar/days'
import { formatFullDate } from '@sarv/shared/calendar/format-date'
import { tap } from './tap'

/** The ISO day of so many Jalali months ago that is the `day`th of its month. */
export function dayOfMonth(monthsAgo: number, day: number): string {
  return addDays(monthsBefore(startOfMonth(today()), monthsAgo), day - 1)
}

/** Taps a day of the month that is shown. */
export async function tapDay(page: Page, iso: string): Promise<void> {
  await tap(page.getByRole('button', { name: formatFullDate(iso, 'fa') }))
}

/** Turns the picker's month back, or with a negative number forward. */
export async function turnMonths(page: Page, back: number): Promise<void> {
  const name = back > 0 ? 'ماه قبل' : 'ماه بعد'
  for (let turned = 0; turned < Math.abs(back); turned++) await tap(page.getByRole('button', { name }))
}
