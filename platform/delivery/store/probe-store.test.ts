import path from 'node:path'
import { expect, test } from '@jest/globals'
import { serveInTest } from '../../testing/serve-in-test'
import { s3Credentials } from '../testing/s3-server'
import { openStore } from './open-store'
import { probeStore } from './probe-store'

Object.assign(process.env, s3Credentials)

/** The address of a store that gives these answers to writes, one after the other; the last one for good. */
async function storeThatAnswers(...answers: number[]): Promise<string> {
  const left = [...answers]
  const port = await serveInTest((request, response) => {
    request.resume()
    const status = request.method === 'PUT' ? (left.length > 1 ? left.shift() : left[0]) : 204
    response.writeHead(status ?? 500, { etag: `"${left.length}"` }).end()
  })
  return `s3://sarv?endpoint=http://127.0.0.1:${port}`
}

const probe = async (...answers: number[]) => probeStore(await openStore(await storeThatAnswers(...answers)))

test('a store that keeps its conditions passes', async () => {
  await expect(probe(200, 412, 412, 200)).resolves.toBeUndefined()
})

test('a busy or missing key is as good a refusal', async () => {
  await expect(probe(200, 409, 404, 200)).resolves.toBeUndefined()
})

test.each([
  ['says yes to everything', [200], '200, 200, 200, 200'],
  ['knows how to create, but not how to swap', [200, 412, 200, 200], '200, 412, 200, 200'],
  ['refuses every swap', [200, 412, 412, 412], '200, 412, 412, 412'],
  ['does not know the conditions', [200, 501, 400], '200, 501, 400, 400'],
])('a store that %s is refused by number, with its answers', async (_, answers, said) => {
  const probed = probe(...answers)
  await expect(probed).rejects.toMatchObject({ code: 'SARV-123' })
  await expect(probed).rejects.toThrow(`s3://sarv/ answers ${said} to create, create again,`)
})

test('a store that takes no write is told from one that takes too many', async () => {
  await expect(probe(403)).rejects.toMatchObject({ code: 'SARV-121' })
  await expect(probeStore(await openStore(path.join(__filename, 'store')))).rejects.toMatchObject({ code: 'SARV-121' })
})
