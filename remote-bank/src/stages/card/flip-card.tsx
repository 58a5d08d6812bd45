import { useTranslation } from '@sarv/shared/platform'
import { useLowData } from '@sarv/shared/ui/network/use-low-data'
import { type Ref, useState } from 'react'
import type { CardDesign } from '../flow/card-designs'
import styles from './flip-card.module.css'

/** Button that shows one side of a card and turns it when it is pressed; without motion the sides change at once. (BNK-021) */
export function FlipCard({
  ref,
  design,
  turned,
  isChosen,
  onPress,
}: {
  ref?: Ref<HTMLButtonElement>
  design: CardDesign
  /** The back is shown. */
  turned: boolean
  /** Else a press chooses it first. */
  isChosen: boolean
  onPress: () => void
}) {
  const { t } = useTranslation()
  const side = t(turned ? 'stages.card.back' : 'stages.card.front', { colour: design.colorName })
  return (
    <button
      ref={ref}
      type="button"
      className={styles.card}
      data-turned={turned || undefined}
      aria-label={isChosen ? side : design.colorName}
      tabIndex={isChosen ? 0 : -1}
      onClick={onPress}
    >
      <span className={styles.turning}>
        <Side picture={design.front} color={design.color} />
        <Side picture={design.back} color={design.color} back />
      </span>
    </button>
  )
}

/** The card's colour alone where its picture is missing, does not load, or data is saved. */
function Side({ picture, color, back }: { picture: string | undefined; color: string | undefined; back?: boolean }) {
  const [broken, setBroken] = useState(false)
  const isLow = useLowData()
  return (
    <span
      className={styles.side}
      data-back={back || undefined}
      style={color === undefined ? undefined : { backgroundColor: color }}
    >
      {picture !== undefined && !broken && !isLow && (
        <img src={picture} alt="" draggable={false} onError={() => setBroken(true)} />
      )}
    </span>
  )
}
