import { signedInContext } from '../browser/signed-in-context'
import { onPlatform, say } from '../platform/on-platform'
import { measureBytes } from './route-bytes'

/** `npx tsx e2e/measure/measure-bytes.ts invest pma`: the bytes that a remote adds to the shell, route by route. */
const remotes = process.argv.slice(2)
await onPlatform(async ({ browser, platform }) => {
  const context = await signedInContext(browser, platform.origin, platform.sandbox.inbox)
  for (const remote of remotes) {
    say(`\nbytes of ${remote} (br, without headers), each route opened alone from another remote; kB`)
    say(row('route', 'entry', 'own', 'on demand', 'all'))
    for (const { route, entry, own, onDemand } of await measureBytes(context, platform, remote))
      say(row(route, ...[entry, own, onDemand, entry + own + onDemand].map((bytes) => (bytes / 1_000).toFixed(1))))
  }
})

function row(route: string, ...cells: readonly string[]): string {
  return `  ${route}`.padEnd(34) + cells.map((cell) => cell.padStart(12)).join('')
}
