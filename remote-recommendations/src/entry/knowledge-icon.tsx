import { Tile } from '@sarv/shared/ui/tile'
import { ChartPie, Clock, Gauge, Lightbulb, Lock, type LucideIcon, RefreshCw, Target, Users } from 'lucide-react'

const known = new Map<string, LucideIcon>([
  ['target', Target],
  ['gauge', Gauge],
  ['chart-pie', ChartPie],
  ['refresh-cw', RefreshCw],
  ['users', Users],
  ['lock', Lock],
  ['clock', Clock],
])

/** The sign of a thing worth knowing; a lamp for a name nobody knows yet. */
export function KnowledgeIcon({ name }: { name: string }) {
  return <Tile icon={known.get(name) ?? Lightbulb} />
}
