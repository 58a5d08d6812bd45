import type { Bus } from '../../contract/events/bus'
import type { PageData, PageRemote } from '../../contract/page-data'
import type { SeenEvent } from './inspector-report'

/** Facts of the bus that are kept for the panel. */
const maxEvents = 200

/** What the panel looks at. */
export interface Inspected {
  readonly page: PageData
  readonly known: () => readonly PageRemote[]
  /** The last facts of the bus, oldest first. */
  readonly events: readonly SeenEvent[]
  /** Calls the listener with every further fact. @returns ends that */
  readonly follow: (listener: (event: SeenEvent) => void) => () => void
}

/** Whether a key opens the panel: Ctrl+Alt+S, by its place on the keyboard, which is the same in every layout. */
export function isInspectorKey(
  event: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'repeat' | 'getModifierState'>,
): boolean {
  // On Windows AltGr, by which some layouts type letters, is Ctrl and Alt.
  return event.code === 'KeyS' && event.ctrlKey && event.altKey && !event.repeat && !event.getModifierState('AltGraph')
}

/** Opens and closes the panel of a page whose server allows it; its code is loaded with the first press. */
export function followInspectorKey(page: PageData, bus: Pick<Bus, 'on'>, known: Inspected['known']): void {
  const events: SeenEvent[] = []
  const listeners = new Set<(event: SeenEvent) => void>()
  bus.on('*', (name, detail) => {
    const event = { at: performance.now(), name: String(name), detail }
    events.push(event)
    if (events.length > maxEvents) events.shift()
    for (const listener of listeners) listener(event)
  })
  const follow: Inspected['follow'] = (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  document.addEventListener('keydown', (event) => {
    if (!isInspectorKey(event)) return
    event.preventDefault()
    void toggle({ page, known, events, follow }).catch(() => undefined)
  })
}

async function toggle(inspected: Inspected): Promise<void> {
  const { toggleInspector } = await import('./inspector-panel')
  toggleInspector(inspected)
}
