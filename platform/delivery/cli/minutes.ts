const minutesOf = { m: 1, h: 60, d: 24 * 60 } as const

/** Minutes of a time as it is typed; undefined when it is not one. @example parseMinutes('2h') // 120 */
export function parseMinutes(text: string): number | undefined {
  const [, count, unit] = /^([1-9]\d{0,2})([mhd])$/.exec(text.trim()) ?? []
  return count === undefined ? undefined : Number(count) * minutesOf[unit as keyof typeof minutesOf]
}
