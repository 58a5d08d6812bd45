import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from 'webpack'
import { serveBuilds } from '../dev-override/serve-builds'
import { watchBuild } from '../dev-override/watch-build'
import { buildWriter } from '../development/development-state'
import { developmentServer } from './development-server'

/** `tsx platform/delivery/local/develop-remote.ts <remote folder>` with PORT: one remote from its sources. */
const folder = process.argv[2]
const port = Number(process.env.PORT)
if (!folder || !port) throw new Error('Which remote, and on which PORT?')

/** What the development catalogue calls the version of every remote. */
const version = 'development'
const name = path.basename(folder)
const tell = buildWriter(process.env.SARV_DEVELOPMENT, name)

if (existsSync(path.join(folder, 'webpack.config.ts'))) {
  const { config } = (await import(pathToFileURL(path.join(folder, 'webpack.config.ts')).href)) as {
    config: (mode: { development: boolean }) => Configuration
  }
  await developmentServer(config({ development: true }), port, tell, { devMiddleware: { publicPath: `/${version}/` } })
} else {
  const server = await serveBuilds(port)
  const say = (line: string) => void process.stdout.write(`${name}: ${line}\n`)
  const stop = await watchBuild(folder, path.join(folder, 'dist'), {
    onBuild(build) {
      server.add(build, version)
      tell([])
      say('built; what has changed shows at the next load of the page')
    },
    onFault(message) {
      tell([{ kind: 'build', file: name, message }])
      say(message)
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close()
      void stop()
    })
}
