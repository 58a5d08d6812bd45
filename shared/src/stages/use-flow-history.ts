import { useLocation, usePlatform } from '@sarv/shared/platform'
import { useEffect, useRef, useState } from 'react'
import { moveTo, parseFlowEntry, stateOf } from './flow-entry'

/** Where to: the places from the beginning of the flow to the one that is meant; or out of the flow. */
type Aim<Place> = { readonly trail: readonly [Place, ...Place[]] } | { readonly out: () => void; readonly from: Place }

/**
 * Flow steps as entries of the browser's history, so that its own Back, the phone's and the header's arrow lead
 * the same way, and a reload finds the person where they were. The places stand in the state of the entries, never in the
 * address. Opened in the middle, as when a flow is resumed, the entries before it are laid beneath.
 *
 * A place is JSON and holds nothing about a person. What was left by going back is never under a later Back.
 * @example
 * const { place, goTo, leave } = useFlowHistory({ name: 'card', read: placeFrom, begin: (kept) => [kept ?? 'intro'] })
 * goTo('intro', 'address') // Back leads to 'intro'
 */
export function useFlowHistory<Place>({
  name,
  read,
  begin,
}: {
  /** Of the flow, alone among those of a path. */
  name: string
  /** A place as an entry kept it; undefined for what is none. */
  read: (kept: unknown) => Place | undefined
  /** Where it begins when it is opened: the trail to it. Asked once, with what the entry says, as after a reload. */
  begin: (kept: Place | undefined) => readonly [Place, ...Place[]]
}) {
  const { navigation } = usePlatform()
  const { state, key } = useLocation()
  const here = parseFlowEntry(state, name)
  const at = here && read(here.place)
  const [first] = useState(() => begin(at))
  const [aim, setAim] = useState<Aim<Place> | undefined>({ trail: first })
  // Going back takes a moment: nothing else is done until it has arrived.
  const left = useRef<string>(undefined)
  useEffect(() => {
    if (aim === undefined || left.current === key) return
    left.current = undefined
    const { pathname, search, state: now } = navigation.place()
    const entry = parseFlowEntry(now, name)
    const move = moveTo(entry, 'trail' in aim ? aim.trail : [entry?.place])
    if (move.is === 'back') {
      left.current = key
      navigation.navigator.go(-move.steps)
      return
    }
    setAim(undefined)
    if ('out' in aim) return aim.out()
    if (move.is === 'none') return
    move.places.forEach((place, index) => {
      const depth = move.first + index
      navigation.navigate(`${pathname}${search}`, { replace: index === 0, state: stateOf(name, { depth, place }) })
    })
    // Another step begins at its top; coming back, the shell knows where the page was left.
    document.documentElement.scrollTop = 0
  }, [aim, key, navigation, name])
  const wanted = aim && ('trail' in aim ? aim.trail.at(-1) : aim.from)
  const place = wanted ?? at ?? first.at(-1) ?? first[0]
  return {
    place,
    /** Goes to the last of these; the ones before it are where Back leads. */
    goTo: (...trail: readonly [Place, ...Place[]]) => setAim({ trail }),
    /** Leaves the flow: at its first entry it calls back. */
    leave: (out: () => void) => setAim({ out, from: place }),
  }
}
