import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { FoundS3Server } from './find-s3-server'

/**
 * moto looks at a condition and writes in two steps, and its server works with a thread for each connection: two swaps
 * at once can both win (seen: 99 of 100 updates left). With one request at a time its conditions hold. It ends with its
 * standard input, so with the process that has started it.
 */
const program = `
import os, sys, threading
from moto.moto_server.werkzeug_app import DomainDispatcherApplication, create_backend_app
from werkzeug.serving import make_server

moto = DomainDispatcherApplication(create_backend_app)
turn = threading.Lock()

def one_at_a_time(environ, start_response):
    with turn:
        return [b''.join(moto(environ, start_response))]

server = make_server('127.0.0.1', 0, one_at_a_time, threaded=True)
print(server.server_port, flush=True)
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
server.serve_forever()
`

export interface S3Server {
  /** Its origin. */
  readonly origin: string
  /** Makes a bucket. @returns its address for `openStore`, at this server or by a way that leads to it */
  makeBucket(name: string, by?: string): Promise<string>
  stop(): Promise<void>
}

/** Credentials that moto takes, for the environment of a process that uses it: it takes all. */
export const s3Credentials = { AWS_ACCESS_KEY_ID: 'nobody', AWS_SECRET_ACCESS_KEY: 'nothing' } as const

/** Starts moto on a free port of this machine. */
export async function startS3Server({ python, env }: Exclude<FoundS3Server, { missing: string }>): Promise<S3Server> {
  const child = spawn(python, ['-c', program], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = once(child, 'exit')
  const early = ended.then(() => {
    throw new Error('moto did not start.')
  })
  const [port] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), early])
  early.catch(() => undefined)
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    async makeBucket(name, by = origin) {
      const made = await fetch(`${origin}/${name}`, { method: 'PUT' })
      if (!made.ok) throw new Error(`moto made no bucket: HTTP ${made.status}`)
      return `s3://${name}?endpoint=${encodeURIComponent(by)}`
    },
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}
