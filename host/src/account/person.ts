import type { Profile } from '@sarv/shared/contract/profile'

/** The full name; empty before the identity is confirmed. */
export function formatName({ first_name, last_name }: Pick<Profile, 'first_name' | 'last_name'>): string {
  return [first_name, last_name]
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .join(' ')
}

/** The translation key of a level; undefined for an unknown one. */
export function toLevelKey(level: number): '0' | '1' | '2' | undefined {
  return level === 0 || level === 1 || level === 2 ? `${level}` : undefined
}
