/** Whether a text anywhere in a value holds the character that no text of the database may hold. */
export function holdsNull(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, one]) => holdsNull(name) || holdsNull(one))
}
