import { subscribe } from 'node:diagnostics_channel'

/**
 * Loaded into every process that `runProcess` starts: tells its parent each port as soon as it is open, and takes none when
 * the parent was killed meanwhile. What computes while it starts hears of that only afterwards.
 */
const parent = process.ppid
subscribe('tracing:net.server.listen:asyncStart', () => {
  if (process.ppid !== parent) process.exit(1)
})
subscribe('tracing:net.server.listen:asyncEnd', ({ server }) => {
  const address = server.address()
  if (process.connected && typeof address?.port === 'number') process.send({ listeningOn: address.port })
})
