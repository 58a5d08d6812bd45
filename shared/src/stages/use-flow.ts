import { useLocation, usePlatform } from '@sarv/shared/platform'
import { useEffect, useRef, useState } from 'react'
import type { FlowDescriptor, FlowPosition } from './define-flow'
import { moveTo, parseFlowEntry, stateOf } from './flow-entry'

/** The target: the entries from the beginning of the flow to the wanted position; or out of the flow. */
type Aim<Position> = { readonly trail: readonly Position[] } | { readonly out: () => void; readonly from: Position }

/**
 * Positions of a flow as entries of the browser's history, so that its own Back, the phone's and the header's arrow lead
 * the same way, and a reload finds the person where they were. The positions stand in the state of the entries, never in
 * the address. Opened in the middle, as when a flow is resumed, the entries before it are laid beneath.
 *
 * What was left by going back is never under a later Back.
 * @example
 * const { position, goTo, back } = useFlow(codeFlow)
 * useHeader({ onBack: () => back(navigation.back) })
 * goTo({ stage: 'code' }) // Back leads to the number
 */
export function useFlow<Position extends FlowPosition, Facts>(
  flow: FlowDescriptor<Position, Facts>,
  facts: NoInfer<Facts>,
) {
  const { name, parse } = flow
  const { navigation } = usePlatform()
  const { state, key } = useLocation()
  const here = parseFlowEntry(state, name)
  const kept = here && parse(here.place)
  const [first] = useState(() => flow.resume(kept, facts))
  const [aim, setAim] = useState<Aim<Position> | undefined>(() => ({ trail: flow.trail(first, facts) }))
  // To go back takes a moment: the flow does nothing else until then.
  const left = useRef<string>(undefined)
  useEffect(() => {
    if (aim === undefined || left.current === key) return
    left.current = undefined
    const { pathname, search, state: now } = navigation.place()
    const entry = parseFlowEntry(now, name)
    const move = moveTo(entry, 'trail' in aim ? aim.trail : [entry?.place])
    if (move.kind === 'back') {
      left.current = key
      navigation.navigator.go(-move.steps)
      return
    }
    setAim(undefined)
    if ('out' in aim) return aim.out()
    if (move.kind === 'none') return
    move.places.forEach((place, index) => {
      const depth = move.first + index
      navigation.navigate(`${pathname}${search}`, { replace: index === 0, state: stateOf(name, { depth, place }) })
    })
    // Another stage begins at its top; coming back, the shell knows where the page was left.
    document.documentElement.scrollTop = 0
  }, [aim, key, navigation, name])
  const wanted = aim && ('trail' in aim ? aim.trail.at(-1) : aim.from)
  const position = wanted ?? kept ?? first
  const goTo = (next: Position, known: Facts = facts) => setAim({ trail: flow.trail(next, known) })
  const leave = (out: () => void) => setAim({ out, from: position })
  return {
    position,
    /** Goes to a position; the entries of its trail are where Back leads. */
    goTo,
    /** Goes one stage back from the one that is shown; from the first one out of the flow. */
    back(out: () => void, shown = position) {
      const before = flow.back(shown, facts)
      if (before === undefined) leave(out)
      else goTo(before)
    },
    /** Leaves the flow: at its first entry it calls back. */
    leave,
  }
}
