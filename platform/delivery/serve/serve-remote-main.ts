import { existsSync } from 'node:fs'
import path from 'node:path'
import { listen } from './listen'
import { serveRemote } from './serve-remote'
import { serveVersions } from './serve-versions'

/**
 * `tsx platform/delivery/serve/serve-remote-main.ts <folder>` with PORT, and LISTEN_ON for others than this machine: one remote on an origin of its own, from the folder of one
 * build, or from that of its versions in a store; or every remote of a store, from the folder of all of them.
 */
const folder = process.argv[2]
const port = Number(process.env.PORT)
if (!folder || !port) throw new Error('Which build, and on which PORT?')

listen([[port, existsSync(path.join(folder, 'platform.json')) ? serveRemote(folder) : serveVersions(folder)]])
