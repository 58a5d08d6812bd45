import { compose, refuseBusyPorts } from './composition'

/** Makes the images and brings staging up; the answer takes it down, with its volumes and images. */
export default async function bringUp(): Promise<() => void> {
  takeDown()
  await refuseBusyPorts()
  timed('images made', () => compose(['build']))
  try {
    timed('up', () => compose(['up', '--detach', '--wait']))
  } catch (error) {
    process.stderr.write(compose(['logs', '--no-color', '--tail', '20']))
    takeDown()
    throw error
  }
  return takeDown
}

/** What an earlier run left behind goes as well. */
function takeDown(): void {
  compose(['--profile', '*', 'down', '--volumes', '--remove-orphans', '--rmi', 'local', '--timeout', '5'])
}

function timed(what: string, work: () => void): void {
  const began = performance.now()
  work()
  process.stderr.write(`staging: ${what} in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
}
