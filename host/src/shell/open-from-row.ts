import type { ShellNavigation } from '@sarv/platform/client/navigation/navigation'
import './open-from-row.css'

/** The name by which the browser moves a row into its page; see open-from-row.css. */
const name = 'opened-row'

/** Milliseconds in which a page begins to show after its press; one that has not by then is not waited for. */
const maxWait = 200

type Moving = Pick<Document, 'startViewTransition' | 'querySelector'>

/**
 * Lets a page grow out of the row of a list that was pressed, wherever in the app that is: navigation happens in one place.
 * Nothing moves in a browser without view transitions, and for people who asked for less motion.
 */
export function openFromRows(navigation: Pick<ShellNavigation, 'place' | 'subscribe'>, page: Moving = document): void {
  if (!('startViewTransition' in document)) return
  let last = navigation.place().pathname
  navigation.subscribe(() => {
    const { pathname } = navigation.place()
    const row = pathname === last ? undefined : pressedRow()
    last = pathname
    if (row && matchMedia('(prefers-reduced-motion: no-preference)').matches) grow(row, page)
  })
}

/** The row whose link is being pressed. */
function pressedRow(): HTMLElement | null | undefined {
  const press = window.event
  if (press?.type !== 'click' || !(press.target instanceof Element)) return undefined
  return press.target.closest('main li a') && press.target.closest<HTMLElement>('main li')
}

function grow(row: HTMLElement, page: Moving): void {
  const main = page.querySelector('main')
  if (main === null) return
  const shown = nextContent(main)
  row.style.viewTransitionName = name
  const transition = page.startViewTransition(async () => {
    await shown
    row.style.viewTransitionName = ''
    main.style.viewTransitionName = name
  })
  const end = () => {
    main.style.viewTransitionName = ''
  }
  // One that another navigation overtakes is skipped: the page is there all the same.
  transition.finished.then(end, end)
  transition.ready.catch(() => undefined)
}

/** Resolves when an element has got other content, and all React roots have rendered the same place. */
function nextContent(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect()
      setTimeout(resolve)
    }
    const observer = new MutationObserver(done)
    observer.observe(element, { childList: true, subtree: true })
    setTimeout(done, maxWait)
  })
}
