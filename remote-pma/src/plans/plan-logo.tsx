import { Tile } from '@sarv/shared/ui/data/tile'
import { planIcon } from './plan-icon'

/** Tile with a plan's icon, or the picture that the server sent. */
export function PlanLogo({ logo, size }: { logo: string | undefined; size?: 'm' | 'l' }) {
  const { icon, tone, picture } = planIcon(logo)
  return <Tile icon={icon} tone={tone} picture={picture} size={size} />
}
