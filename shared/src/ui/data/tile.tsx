import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useLowData } from '../network/use-low-data'
import styles from './tile.module.css'

export type TileTone = 'green' | 'gold' | 'blue' | 'gray' | 'red'

const iconSizes = { s: 16, m: 20, l: 26 }

/**
 * The small ground under an icon, or under a picture that the server names. Kinds are never red: red is loss.
 * @example <Tile icon={Gem} tone="gold" />
 */
export function Tile({
  icon: Icon,
  picture,
  tone = 'green',
  size = 'm',
}: {
  icon: LucideIcon
  /** Address of a picture; without one, when it does not load or when data is saved, the icon stands there. */
  picture?: string
  tone?: TileTone
  /** 28, 44 or 52 px. @default 'm' */
  size?: 's' | 'm' | 'l'
}) {
  const [broken, setBroken] = useState<string>()
  const isLow = useLowData()
  return (
    <span className={styles.tile} data-tone={tone} data-size={size} aria-hidden>
      {picture && picture !== broken && !isLow ? (
        <img src={picture} alt="" className={styles.picture} onError={() => setBroken(picture)} />
      ) : (
        <Icon size={iconSizes[size]} strokeWidth={1.75} />
      )}
    </span>
  )
}
