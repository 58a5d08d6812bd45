import { Tile } from '@sarv/shared/ui/tile'
import { logoOf } from './logo-of'

/** The plan's own sign: an icon on its ground, or the picture that the server named. */
export function PlanLogo({ logo, size }: { logo: string | undefined; size?: 'm' | 'l' }) {
  const { icon, tone, picture } = logoOf(logo)
  return <Tile icon={icon} tone={tone} picture={picture} size={size} />
}
