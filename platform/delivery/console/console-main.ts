import { logError, logEvent } from '../../lib/log/process-log'
import { InvalidSetting } from '../../lib/settings/invalid-setting'
import { portSetting } from '../../lib/settings/parse-setting'
import { startProcess } from '../../lib/settings/start-process'
import { parseTrustedProxies } from '../../lib/settings/trusted-proxies'
import { startMonitoring } from '../../monitoring/start-monitoring'
import { accessTableFrom } from '../access/access-table'
import { guardedStore } from '../cli/guarded-store'
import { interrupted } from '../cli/interrupted'
import { unknownSettings } from '../errors/unknown-settings'
import { notifierFrom } from '../notify/notifier-from'
import { notifyOfChanges } from '../notify/notify-of-changes'
import { catalogueKeysFrom } from '../store/catalogue/signing-keys'
import { openStore } from '../store/open-store'
import { builtPage } from './page-build'
import { serveConsole } from './serve-console'

// The process of the console, so that its imports are many: settings, monitoring, store, page and server.

/**
 * `tsx platform/delivery/console/console-main.ts`: the console as a service, by its environment: `PORT`, `LISTEN_ON`, `SARV_STORE`,
 * the keys of the catalogue, `SARV_CONSOLE_PASSWORD`, in `SARV_CONSOLE_ORIGIN` the address under which browsers find it,
 * and in `SARV_TRUSTED_PROXIES` who stands before it. With `SARV_ACCESS`, the access table, it is a delivery service. With `build` it only builds its page, as for an image.
 */
if (process.argv[2] === 'build') await builtPage()
else {
  const { PORT, LISTEN_ON, SARV_STORE, SARV_CONSOLE_PASSWORD, SARV_CONSOLE_ORIGIN, SARV_CLIENT_SECRET } = process.env
  const monitoring = await startProcess('console', () => startMonitoring(process.env, 'console'))
  for (const line of unknownSettings(process.env)) logEvent(line)
  const notifier = await startProcess('console', () => notifierFrom(process.env, monitoring.registry))
  if (notifier) notifyOfChanges(notifier)
  const running = await startProcess('console', async () => {
    if (!SARV_STORE) throw new InvalidSetting('SARV_STORE names no store.')
    if (SARV_CONSOLE_ORIGIN && !URL.canParse(SARV_CONSOLE_ORIGIN))
      throw new InvalidSetting(`SARV_CONSOLE_ORIGIN: expected an address, got ${SARV_CONSOLE_ORIGIN}.`)
    const table = accessTableFrom(process.env)
    if (table && !SARV_CONSOLE_ORIGIN)
      throw new InvalidSetting('SARV_ACCESS needs SARV_CONSOLE_ORIGIN: tokens are for that address.')
    if (table && SARV_CONSOLE_PASSWORD)
      throw new InvalidSetting('SARV_ACCESS and SARV_CONSOLE_PASSWORD: expected one of them.')
    return serveConsole({
      store: guardedStore(await openStore(SARV_STORE)),
      keys: catalogueKeysFrom(process.env),
      env: process.env,
      page: await builtPage(),
      who: 'console',
      // Empty is refused and not taken for none.
      ...(table ? { table } : {}),
      ...(SARV_CLIENT_SECRET ? { clientSecret: SARV_CLIENT_SECRET } : {}),
      ...(table || SARV_CONSOLE_PASSWORD === undefined ? {} : { password: SARV_CONSOLE_PASSWORD }),
      port: portSetting({ PORT }, 'PORT', 4600),
      ...(LISTEN_ON ? { listenOn: LISTEN_ON } : {}),
      origins: SARV_CONSOLE_ORIGIN ? [new URL(SARV_CONSOLE_ORIGIN).origin] : [],
      trustedProxies: parseTrustedProxies('SARV_TRUSTED_PROXIES', process.env.SARV_TRUSTED_PROXIES),
      log: logError,
      monitoring,
    })
  })
  logEvent(`console ${running.origin}`)
  await interrupted()
  await running.close()
  await monitoring.close()
}
