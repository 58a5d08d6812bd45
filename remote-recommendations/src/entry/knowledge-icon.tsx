import { Tile } from '@sarv/shared/ui/data/tile'
import { ChartPie, Clock, Gauge, Lightbulb, Lock, type LucideIcon, RefreshCw, Target, Users } from 'lucide-react'

const icons = new Map<string, LucideIcon>([
  ['target', Target],
  ['gauge', Gauge],
  ['chart-pie', ChartPie],
  ['refresh-cw', RefreshCw],
  ['users', Users],
  ['lock', Lock],
  ['clock', Clock],
])

/** Tile with the icon of a knowledge item; a light bulb for an unknown name. */
export function KnowledgeIcon({ name }: { name: string }) {
  return <Tile icon={icons.get(name) ?? Lightbulb} />
}
