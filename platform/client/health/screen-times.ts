/** From when on an owner's screen was shown; undefined is the shell's own. */
interface ScreenTime<Owner> {
  readonly from: number
  readonly owner: Owner | undefined
}

/** Timeline of whose screen was shown in a page. */
export interface ScreenTimes<Owner> {
  /** Notes whose screen is shown from a moment on; moments never go back. */
  show(owner: Owner | undefined, from: number): void
  /** Whose screen it was at a moment. */
  ownerAt(moment: number): Owner | undefined
}

/** Creates the timeline of a page that began with the screen of `first`. Moments are milliseconds of the page. */
export function createScreenTimes<Owner>(first: Owner | undefined): ScreenTimes<Owner> {
  const times: ScreenTime<Owner>[] = [{ from: 0, owner: first }]
  return {
    show(owner, from) {
      if (times.at(-1)?.owner !== owner) times.push({ from, owner })
    },
    ownerAt: (moment) => times.findLast(({ from }) => from <= moment)?.owner,
  }
}
