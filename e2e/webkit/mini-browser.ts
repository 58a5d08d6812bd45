import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@sarv/platform/testing/free-port'
import { waitUntil } from '@sarv/platform/testing/wait-until'
import { connectInspector, type Inspector } from './inspector'

export const screenSize = { width: 2000, height: 2000 }

/** The program, whose folder is another on each kind of machine. */
const miniBrowser = process.env.MINI_BROWSER ?? 'MiniBrowser'

type Method = 'GET' | 'POST' | 'DELETE'

/** What the driver and the inspector call a window. */
export interface BrowserWindow {
  readonly handle: string
  readonly target: bigint
}

/** A MiniBrowser with a profile of its own, its WebDriver session and the address of its inspector. */
export interface MiniBrowser {
  /** Sends a WebDriver command of the session; bodies go by POST. */
  driver(method: Method, path: string, body?: object): Promise<unknown>
  /** Does work while the session's commands go to one window. */
  onWindow<T>(handle: string, work: () => Promise<T>): Promise<T>
  /** The window that is open from the start, then new ones. */
  openWindow(): Promise<BrowserWindow>
  readonly inspector: Inspector
  /** Comes true when the process is gone, by a crash too. */
  readonly ended: Promise<unknown>
  close(): void
}

/** Starts one browser; `language` is what its pages ask servers for, such as `fa-IR`. */
export async function startMiniBrowser(language: string): Promise<MiniBrowser> {
  const home = mkdtempSync(join(tmpdir(), 'sarv-webkit-'))
  // The window's bar is wider than a phone otherwise.
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true })
  writeFileSync(
    join(home, '.config/gtk-3.0/gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-theme: none }',
  )
  const processes: ChildProcess[] = []
  // A screen of its own: its pointer lies over the window, which is therefore the active one.
  const size = `${screenSize.width}x${screenSize.height}x24`
  const xvfb = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  processes.push(xvfb)
  const display = String((await once(xvfb.stdout, 'data'))[0]).trim()
  const inspectorPort = await freePort()
  const env = {
    ...process.env,
    HOME: home,
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    LANG: `${language.replace('-', '_')}.UTF-8`,
    LC_ALL: undefined,
    LANGUAGE: undefined,
    TZ: 'Asia/Tehran',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    // A machine without a way out has its loopback all the same.
    GIO_USE_NETWORK_MONITOR: 'base',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    // What plays and records media is looked up once for all browsers.
    GST_REGISTRY: join(tmpdir(), 'sarv-webkit-gstreamer.bin'),
    WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${inspectorPort}`,
  }
  const close = () => {
    for (const child of processes) child.kill('SIGKILL')
    rmSync(home, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    // A page that comes back out of memory does not fire load, for which Playwright waits. Over HTTPS no page of the app comes back so.
    const options = ['--automation', '--enable-mock-capture-devices=true', '--enable-page-cache=false']
    const browser = spawn(miniBrowser, options, { env, stdio: 'ignore' })
    processes.push(browser)
    const ended = once(browser, 'exit')
    const gone = ended.then(() => Promise.reject(new Error('WebKit: the browser has ended')))
    gone.catch(() => undefined)
    let inspector: Inspector | undefined
    await waitUntil(async () => {
      inspector = await connectInspector(inspectorPort).catch(() => undefined)
      return inspector
    })
    // The inspector has to be the server's first client: the driver would take its place.
    await waitUntil(() => inspector?.hasPage())
    const port = await freePort()
    processes.push(
      spawn('WebKitWebDriver', [`--port=${port}`, `--target=127.0.0.1:${inspectorPort}`], { env, stdio: 'ignore' }),
    )
    const origin = `http://127.0.0.1:${port}`
    const capabilities = { alwaysMatch: { pageLoadStrategy: 'none', unhandledPromptBehavior: 'ignore' } }
    let session = ''
    await waitUntil(async () => {
      const created = await command(origin, 'POST', '/session', { capabilities }).catch(() => undefined)
      session = `${origin}/session/${(created as { sessionId: string } | undefined)?.sessionId}`
      return created
    })
    // The inspector does not tell that a page's process has crashed, and the driver only when it is asked.
    const asking = setInterval(async () => {
      const failure = await command(session, 'GET', '/window/handles').catch(String)
      if (String(failure).includes('invalid session id')) browser.kill('SIGKILL')
    }, 2_000)
    void ended.then(() => clearInterval(asking))
    // The driver may never answer for a browser that is gone.
    const driver = (method: Method, path: string, body?: object) =>
      Promise.race([command(session, method, path, body), gone])
    let last = Promise.resolve<unknown>(undefined)
    let current = ''
    let windows = 0
    function onWindow<T>(handle: string, work: () => Promise<T>): Promise<T> {
      const result = last.then(async () => {
        if (current !== handle) await driver('POST', '/window', { handle })
        current = handle
        return work()
      })
      last = result.catch(() => undefined)
      return result
    }
    return {
      driver,
      onWindow,
      async openWindow() {
        if (windows++ === 0) {
          current = String(await driver('GET', '/window'))
          return { handle: current, target: 1n }
        }
        const { handle } = (await driver('POST', '/window/new', { type: 'window' })) as { handle: string }
        // A window without a document has no process, and nothing to inspect.
        await onWindow(handle, () => driver('POST', '/url', { url: 'about:blank' }))
        // The driver's session has number 2.
        return { handle, target: BigInt(windows + 1) }
      },
      inspector: inspector as unknown as Inspector,
      ended,
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

async function command(origin: string, method: Method, path: string, body?: object): Promise<unknown> {
  const response = await fetch(origin + path, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
  if (!response.ok) throw new Error(`WebDriver ${path}: ${value?.error}: ${value?.message}`)
  return value
}
