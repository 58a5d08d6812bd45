const weekDays = 7
const intervals = new Map(Object.entries({ monthly: 28, quarterly: 91, semi_yearly: 182, yearly: 364 }))
const steps = new Map(Object.entries({ daily: 1, weekly: weekDays, monthly: 28 }))

/** More than any history has. */
export const wholeLife = 36_500

/** Time span of a chart: how far back it goes, and the days from point to point; a year by weeks unless told, all for a word that is unknown. */
export function chartSpan(query: { readonly time_interval?: string; readonly time_interval_type?: string }) {
  return {
    days: intervals.get(query.time_interval ?? 'yearly') ?? wholeLife,
    step: steps.get(query.time_interval_type ?? 'weekly') ?? weekDays,
  }
}
