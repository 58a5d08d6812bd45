import { SarvError } from '../../errors/sarv-error'
import { requireNoArguments } from '../arguments'
import type { Command } from '../command'
import { interrupted } from '../interrupted'

/** Where the console listens when no port is named. */
const defaultPort = 4600

export const console: Command = {
  name: 'console',
  usage: '',
  summary: 'Opens a page on this machine: who runs what, how it goes, and every change',
  options: { port: { type: 'string', description: `The port it listens on; else ${defaultPort}, 0 for a free one` } },
  examples: ['pnpm sarv console', 'pnpm sarv console --port 0 --store s3://sarv/production'],
  async run(call) {
    requireNoArguments(call)
    const { context } = call
    const port = Number(call.text('port') ?? defaultPort)
    if (!(Number.isInteger(port) && port >= 0 && port < 65_536))
      throw new SarvError('SARV-102', `Invalid --port: expected 0 to 65535, got "${call.text('port')}".`)
    const [store, { builtPage }, { serveConsole }] = await Promise.all([
      context.store(),
      // A bundler and a server that no other command needs.
      import('../../console/page-build'),
      import('../../console/serve-console'),
    ])
    const { SARV_CONSOLE_PASSWORD: password } = context.env
    const running = await serveConsole({
      store,
      keys: context.keys(),
      env: context.env,
      page: await builtPage(),
      who: context.author.who,
      ...(password ? { password } : {}),
      port,
      log: context.progress,
    })
    context.progress(`The console is at ${running.origin}. Ctrl-C ends it.`)
    await interrupted()
    await running.close()
    return { lines: ['The console is closed.'], data: { address: running.origin } }
  },
}
