/** How many colours there are (CON-20). */
const chartColours = 20

/**
 * The colour of the nth thing in a chart, from 0; after the twentieth it begins again.
 * @example chartColour(0) // 'var(--c1)'
 */
export function chartColour(place: number): string {
  return `var(--c${(place % chartColours) + 1})`
}
