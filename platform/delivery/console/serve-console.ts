import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { InvalidSetting } from '../../lib/settings/invalid-setting'
import { type ConsoleOptions, consoleListener } from './api/console-listener'

export interface ServeOptions extends Omit<ConsoleOptions, 'door'> {
  /** A free one when 0. */
  readonly port: number
  /** The author of changes where no one is asked for a name. */
  readonly who: string
  readonly password?: string
  /** @default the loopback address */
  readonly listenOn?: string
  /** Further origins under which browsers find it, as behind a proxy. */
  readonly origins?: readonly string[]
}

export interface RunningConsole {
  readonly origin: string
  close(): Promise<void>
}

/** Fewest characters of a password. */
const shortest = 12

/**
 * Serves the console.
 * @throws InvalidSetting when it would be open to other machines without a password
 */
export async function serveConsole(options: ServeOptions): Promise<RunningConsole> {
  const { port, who, password, listenOn = '127.0.0.1', origins = [], ...rest } = options
  if (password === undefined && !rest.table && !isLoopback(listenOn))
    throw new InvalidSetting('Beyond this machine the console needs a password: set SARV_CONSOLE_PASSWORD.')
  if (password !== undefined && password.length < shortest)
    throw new InvalidSetting(`The password of the console needs ${shortest} characters or more.`)
  const own: string[] = [...origins]
  const server = createServer(
    consoleListener({ ...rest, door: { origins: own, who, ...(password === undefined ? {} : { password }) } }),
  )
  server.listen(port, listenOn)
  await once(server, 'listening')
  const { port: used } = server.address() as AddressInfo
  own.push(...['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${used}`))
  return {
    origin: `http://localhost:${used}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function isLoopback(address: string): boolean {
  return address === 'localhost' || address === '::1' || address.startsWith('127.')
}
