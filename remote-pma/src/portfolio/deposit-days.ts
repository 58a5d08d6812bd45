import type { PortfolioDay } from '@sarv/shared/contract/portfolios'

/** Days on which money came into a portfolio after the one on which it began. */
export function depositDays(days: readonly Pick<PortfolioDay, 'date' | 'paid_in'>[]): string[] {
  return days.flatMap(({ date, paid_in }, place) => {
    const before = days[place - 1]
    return before !== undefined && paid_in > before.paid_in ? [date] : []
  })
}
