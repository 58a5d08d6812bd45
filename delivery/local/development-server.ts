import webpack, { type Configuration } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'

/**
 * Serves one package from its sources, with reload on save. Pages come from the host's origin, so every other server
 * allows it and names its own web socket.
 * @throws Error when the port is taken
 */
export async function developmentServer(
  config: Configuration,
  port: number,
  more: WebpackDevServer.Configuration = {},
): Promise<void> {
  const compiler = webpack(config)
  if (!compiler) throw new Error('webpack took no configuration')
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      allowedHosts: 'all',
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: { warnings: false }, logging: 'warn' },
      static: false,
      ...more,
    },
    compiler,
  )
  await server.start()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop())
}
