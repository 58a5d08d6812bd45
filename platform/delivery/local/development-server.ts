import { existsSync, readFileSync } from 'node:fs'
import webpack, { type Configuration, type Stats } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { workspace } from '../build/packages'
import { buildFaults } from '../development/build-faults'
import type { Fault } from '../development/fault'
import { keepLastBuild } from '../development/keep-last-build'

/**
 * Serves one package from its sources, with reload on save. Pages come from the host's origin, so every other server
 * allows it and names its own web socket.
 * @param onBuilt called after every build with what stopped it
 * @throws Error when the port is taken
 */
export async function developmentServer(
  config: Configuration,
  port: number,
  onBuilt: (faults: Fault[]) => void,
  more: WebpackDevServer.Configuration = {},
): Promise<void> {
  const compiler = webpack(config)
  if (!compiler) throw new Error('webpack refused the configuration')
  keepLastBuild.apply(compiler)
  compiler.hooks.done.tap('DevelopmentServer', (stats) => onBuilt(faultsOf(stats)))
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      allowedHosts: 'all',
      // The shell's page shows what is wrong in any package.
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
      static: false,
      ...more,
    },
    compiler,
  )
  await server.start()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop())
}

function faultsOf(stats: Stats): Fault[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true })
  return buildFaults(errors, workspace, (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined))
}
