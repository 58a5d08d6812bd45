import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from 'webpack'
import { developmentServer } from './development-server'

/** `tsx delivery/local/develop-remote.ts <remote folder>` with PORT: one remote from its sources. */
const folder = process.argv[2]
const port = Number(process.env.PORT)
if (!folder || !port) throw new Error('Which remote, and on which PORT?')

const { config } = (await import(pathToFileURL(path.join(folder, 'webpack.config.ts')).href)) as {
  config: (mode: { development: boolean }) => Configuration
}
await developmentServer(config({ development: true }), port, { devMiddleware: { publicPath: '/development/' } })
