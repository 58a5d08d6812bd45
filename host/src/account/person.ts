import type { Profile } from '@sarv/shared/contract/profile'

/** First and last name; empty before the identity is confirmed. */
export function nameOf({ first_name, last_name }: Pick<Profile, 'first_name' | 'last_name'>): string {
  return [first_name, last_name]
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .join(' ')
}

/** The key of the words for a level; undefined for one that nobody knows. */
export function levelKey(level: number): '0' | '1' | '2' | undefined {
  return level === 0 || level === 1 || level === 2 ? `${level}` : undefined
}
