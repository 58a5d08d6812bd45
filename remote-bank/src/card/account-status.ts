import type { BadgeTone } from '@sarv/shared/ui/badge'

const tones = {
  active: 'g',
  block: 'r',
  created: 'i',
  inquiry: 'w',
  inactive: 'n',
  pending: 'w',
  wait_for_activate: 'w',
  acc_pending: 'w',
} as const satisfies Record<string, BadgeTone>

type Known = keyof typeof tones

const isKnown = (status: string): status is Known => Object.hasOwn(tones, status)

/** The label's key and colour of an account's status (ST-13); an unknown one is told as such. */
export function accountStatus(status: string): { key: Known | 'unknown'; tone: BadgeTone } {
  return isKnown(status) ? { key: status, tone: tones[status] } : { key: 'unknown', tone: 'n' }
}
