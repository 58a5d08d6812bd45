import { createOverlay } from 'webpack-dev-server/client/overlay.js'
import { type Fault, placeOf } from '../fault'

const overlay = createOverlay({ trustedTypesPolicyName: false })
let shown = '[]'

/**
 * Shows exactly these faults over the page, in webpack-dev-server's overlay, and in the console; an empty list takes
 * the overlay away. An overlay that a person has closed stays closed until there are other faults.
 */
export function showFaults(faults: readonly Fault[]): void {
  const next = JSON.stringify(faults)
  if (next === shown) return
  shown = next
  overlay.send({ type: 'DISMISS' })
  if (faults.length === 0) return
  for (const fault of faults) console.error(`${placeOf(fault)} ${fault.message}`)
  const messages = faults.map((fault) => ({ moduleName: placeOf(fault), message: fault.message }))
  const isThrown = faults.every(({ kind }) => kind === 'runtime')
  overlay.send({ type: isThrown ? 'RUNTIME_ERROR' : 'BUILD_ERROR', level: 'error', messages })
}
