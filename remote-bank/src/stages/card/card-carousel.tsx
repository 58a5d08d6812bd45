import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Rotate3d } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { CardDesign } from '../flow/card-designs'
import styles from './card-carousel.module.css'
import { indexAfter, indexAt, offsetOf } from './carousel-position'
import { FlipCard } from './flip-card'

/**
 * Carousel of card designs: it is swiped (scroll snap) or walked by the arrow keys; the card in the middle is turned by a
 * tap, by Enter, the space bar or the button under it, and its colour is read out. (BNK-021)
 */
export function CardCarousel({
  designs,
  index,
  onIndex,
}: {
  designs: readonly CardDesign[]
  /** Index of the card in the middle. */
  index: number
  onIndex: (index: number) => void
}) {
  const { t, i18n } = useTranslation()
  const direction = i18n.dir()
  const track = useRef<HTMLUListElement>(null)
  const cards = useRef<(HTMLButtonElement | null)[]>([])
  // While the track scrolls by itself, the cards that it passes are not chosen.
  const aim = useRef<number>(undefined)
  const [turned, setTurned] = useState(false)
  const isPlaced = useRef(false)
  useLayoutEffect(() => {
    const element = track.current
    if (!element) return
    // Where it begins it does not scroll to.
    element.style.scrollBehavior = isPlaced.current ? '' : 'auto'
    isPlaced.current = true
    if (indexAt(element.scrollLeft, designs.length) === index) return
    aim.current = index
    element.scrollLeft = offsetOf(index, direction)
  }, [index, direction, designs.length])
  const moveTo = (next: number) => {
    if (next === index) return
    setTurned(false)
    onIndex(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexAfter(event.key, index, designs.length, direction)
    if (next === undefined) return
    event.preventDefault()
    moveTo(next)
    cards.current[next]?.focus({ preventScroll: true })
  }
  const onScroll = () => {
    const seen = indexAt(track.current?.scrollLeft ?? 0, designs.length)
    if (aim.current === undefined) moveTo(seen)
    else if (aim.current === seen) aim.current = undefined
  }
  const design = designs[index]
  return (
    <div className={styles.carousel}>
      <ul
        ref={track}
        className={styles.track}
        aria-label={t('stages.card.designs')}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onPointerDown={() => {
          aim.current = undefined
        }}
      >
        {designs.map((one, place) => (
          <li key={one.name} className={styles.slide} data-now={place === index || undefined}>
            <FlipCard
              ref={(element) => {
                cards.current[place] = element
              }}
              design={one}
              turned={turned && place === index}
              isChosen={place === index}
              onPress={() => (place === index ? setTurned(!turned) : moveTo(place))}
            />
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="s" icon={Rotate3d} onClick={() => setTurned(!turned)}>
        {t(turned ? 'stages.card.seeFront' : 'stages.card.seeBack')}
      </Button>
      <p className={styles.name} aria-live="polite">
        {design?.colorName}
      </p>
    </div>
  )
}
