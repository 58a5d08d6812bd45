import { useTranslation } from '@sarv/shared/platform'
import { useId } from 'react'
import type { CardDesign } from '../flow/card-designs'
import styles from './colour-swatches.module.css'

/** Radio group of the colours of a card, each as a swatch with its name for screen readers. (BNK-021) */
export function ColourSwatches({
  designs,
  index,
  onIndex,
}: {
  designs: readonly CardDesign[]
  index: number
  onIndex: (index: number) => void
}) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{t('stages.card.colours')}</legend>
      {designs.map((design, place) => (
        <label key={design.name} className={styles.swatch}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={place === index}
            aria-label={design.colorName}
            onChange={() => onIndex(place)}
          />
          <span
            className={styles.mark}
            style={design.color === undefined ? undefined : { backgroundColor: design.color }}
            aria-hidden
          />
        </label>
      ))}
    </fieldset>
  )
}
