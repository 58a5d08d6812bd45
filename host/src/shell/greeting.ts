export type PartOfDay = 'morning' | 'noon' | 'evening' | 'night'

/** The part of the day, for a greeting. @param hour 0…23, of the person's own clock */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 4 && hour < 11) return 'morning'
  if (hour >= 11 && hour < 15) return 'noon'
  if (hour >= 15 && hour < 20) return 'evening'
  return 'night'
}
