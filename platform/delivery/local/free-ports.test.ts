import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from '@jest/globals'
import { freePort } from '../../testing/free-port'
import { waitForPorts } from './free-ports'

test('a port that is being freed is waited for, and one that stays is told', async () => {
  const [freed, taken, free] = await Promise.all([freePort(), freePort(), freePort()])
  const servers = [freed, taken].map((port) => createServer().listen(port))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const said: string[] = []
  const waiting = waitForPorts(
    [freed, taken, free],
    (line) => {
      said.push(line)
      servers[0]?.close()
    },
    400,
  )
  expect(await waiting).toEqual([taken])
  expect(said).toEqual([expect.stringContaining(`Waiting for port ${freed}, ${taken},`)])
  servers[1]?.close()
  expect(await waitForPorts([freed, free], (line) => said.push(line))).toEqual([])
  expect(said).toHaveLength(1)
})
