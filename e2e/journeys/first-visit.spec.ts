import { get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { sections } from '../remotes/sections'
import { expect, test } from '../test'

/** What is reached, with a little room: a change that passes it takes something out first. The page of an area counts too, and the kit. */
const most = { requests: 9, bytes: 292_000 }

/** A body as it crosses the network. */
function sent(url: string): Promise<{ body: Buffer; encoding: string | undefined }> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        if (response.statusCode === 200)
          resolve({ body: Buffer.concat(parts), encoding: response.headers['content-encoding'] })
        else reject(new Error(`${url} answers ${response.statusCode}`))
      })
    }).on('error', reject)
  })
}

/** The scripts, styles and fonts that a document has fetched before anything is on the screen. */
function namedIn(html: string, origin: string): string[] {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag)
  const named = tags.flatMap((tag) => /\s(?:src|href)="([^"]+\.(?:js|css|woff2))"/.exec(tag)?.[1] ?? [])
  return [...new Set(named.map((url) => new URL(url, origin).href))]
}

for (const { remote, path: place } of sections)
  test(`a first visit of ${remote} is at most ${most.requests} requests and ${most.bytes / 1_000} kB`, async ({
    platform,
  }) => {
    const page = await sent(platform.origin + place)
    expect(page.encoding).toBe('br')
    const files = namedIn(brotliDecompressSync(page.body).toString(), platform.origin)
    const bodies = await Promise.all(files.map(async (file) => (await sent(file)).body))
    // The entry of the remote is among them: nothing of the first screen waits for a script to name it.
    expect(files.filter((file) => file.startsWith(platform.remote(remote).base)).length).toBeGreaterThan(2)
    expect(1 + files.length).toBeLessThanOrEqual(most.requests)
    expect(bodies.reduce((sum, { length }) => sum + length, page.body.length)).toBeLessThanOrEqual(most.bytes)
  })
