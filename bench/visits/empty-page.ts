import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const html = '<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><title>سلام</title><h1>سلام</h1></html>'

/** A page of one heading and nothing else: what no page on this phone and this network can be faster than. */
export interface EmptyPage {
  readonly origin: string
  close(): void
}

export async function serveEmptyPage(): Promise<EmptyPage> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end(html)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}
