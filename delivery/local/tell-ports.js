import { subscribe } from 'node:diagnostics_channel'

/** Loaded into every process that `runProcess` starts: tells its parent each port as soon as it is open. */
subscribe('tracing:net.server.listen:asyncEnd', ({ server }) => {
  const address = server.address()
  if (process.connected && typeof address?.port === 'number') process.send({ listeningOn: address.port })
})
