import { createServer } from 'node:net'

/** Those of the given ports that another process of this machine holds. */
export async function busyPorts(ports: readonly number[]): Promise<number[]> {
  const busy = await Promise.all(ports.map(isBusy))
  return ports.filter((_, index) => busy[index])
}

function isBusy(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.listen(port, () => probe.close(() => resolve(false)))
  })
}
