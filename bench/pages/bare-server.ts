import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { SavedResponse } from './server-process'

/** A server that does nothing but send one response: what any other is measured against. */
const [, , file = '', port = ''] = process.argv
const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as SavedResponse
const bytes = Buffer.from(body, 'base64')

createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
}).listen(Number(port), '127.0.0.1')
