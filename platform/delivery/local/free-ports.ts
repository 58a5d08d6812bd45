import { createServer } from 'node:net'
import { setTimeout as passed } from 'node:timers/promises'

/** Those of the given ports that another process of this machine holds. */
export async function busyPorts(ports: readonly number[]): Promise<number[]> {
  const busy = await Promise.all(ports.map(isBusy))
  return ports.filter((_, index) => busy[index])
}

/**
 * Waits until the given ports are free: what was started before and was killed takes a moment to end in order.
 * @param say gets one line when there is something to wait for
 * @returns those that are still held after that many milliseconds
 */
export async function waitForPorts(
  ports: readonly number[],
  say: (line: string) => void,
  longest = 5_000,
): Promise<number[]> {
  const until = Date.now() + longest
  let busy = await busyPorts(ports)
  if (busy.length > 0) say(`Waiting for port ${busy.join(', ')}, in case an earlier start is just ending …`)
  while (busy.length > 0 && Date.now() < until) {
    await passed(100)
    busy = await busyPorts(busy)
  }
  return busy
}

function isBusy(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.listen(port, () => probe.close(() => resolve(false)))
  })
}
