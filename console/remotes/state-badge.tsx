import type { RemoteRow } from '@sarv/platform/delivery/console/contract'
import { isTroubled } from '@sarv/platform/delivery/console/failing'
import { useTranslation } from '@sarv/shared/platform'
import { Badge } from '@sarv/shared/ui/data/badge'
import { CircleCheck, FlaskConical, PowerOff, TriangleAlert } from 'lucide-react'

const looks = {
  off: { tone: 'r', icon: PowerOff },
  failing: { tone: 'r', icon: TriangleAlert },
  canary: { tone: 'w', icon: FlaskConical },
  on: { tone: 'g', icon: CircleCheck },
} as const

/** State of a remote in a word: what a person should look at comes before what is as planned. */
export function StateBadge({ row }: { row: Pick<RemoteRow, 'killed' | 'canary' | 'health'> }) {
  const { t } = useTranslation('console')
  const state = stateOf(row)
  return <Badge {...looks[state]}>{t(`is.${state}`)}</Badge>
}

function stateOf(row: Pick<RemoteRow, 'killed' | 'canary' | 'health'>): keyof typeof looks {
  if (row.killed) return 'off'
  if (isTroubled(row)) return 'failing'
  return row.canary ? 'canary' : 'on'
}
