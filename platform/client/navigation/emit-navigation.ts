import type { Bus } from '../../contract/events/bus'
import type { Navigation } from '../../contract/platform'

/** Tells the bus of each other page; a change of the query or an overlay is not another page. (PLT-021) */
export function emitNavigation(bus: Bus, { place, subscribe }: Navigation): void {
  let last = place().pathname
  subscribe(() => {
    const to = place().pathname
    if (to !== last) bus.emit('navigated', { to })
    last = to
  })
}
