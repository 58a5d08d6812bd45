import { WebKitContext } from './context'
import { type Message, openPipe } from './pipe'

/**
 * Playwright's WebKit, made from a distribution's: WebKitGTK's MiniBrowser under Xvfb, driven by its inspector and by
 * WebKitWebDriver. Playwright starts this program in the place of its own build, which is not in every mirror.
 */
const contexts = new Map<string, WebKitContext>()
const send = openPipe(receive, stop)

async function receive(message: Message): Promise<void> {
  try {
    if (message.pageProxyId) await pageOf(message.pageProxyId)?.handleCommand(message)
    else send({ id: message.id, result: await run(message.method ?? '', message.params ?? {}) })
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    send({ id: message.id, pageProxyId: message.pageProxyId, error: { message: text } })
  }
}

async function run(method: string, params: Record<string, unknown>): Promise<object> {
  const context = contexts.get(String(params.browserContextId))
  const page = pageOf(String(params.pageProxyId))
  switch (method) {
    case 'Playwright.createContext': {
      const id = String(contexts.size + 1).padStart(16, '0')
      contexts.set(id, new WebKitContext(id, send))
      return { browserContextId: id }
    }
    case 'Playwright.setLanguages':
      if (context) context.language = String((params.languages as string[])[0])
      return {}
    case 'Playwright.createPage':
      return { pageProxyId: await context?.createPage() }
    case 'Playwright.closePage':
      await contextOf(String(params.pageProxyId))?.closePage(String(params.pageProxyId))
      return {}
    case 'Playwright.deleteContext':
      contexts.delete(String(params.browserContextId))
      await context?.close()
      return {}
    case 'Playwright.navigate':
      return { loaderId: await page?.navigate(String(params.url)) }
    case 'Playwright.setCookies':
      await context?.setCookies(params.cookies as object[])
      return {}
    case 'Playwright.getAllCookies':
      return { cookies: (await context?.cookies()) ?? [] }
    case 'Playwright.deleteAllCookies':
      await context?.deleteCookies()
      return {}
    case 'Playwright.enable':
    case 'Playwright.setDownloadBehavior':
    case 'Playwright.grantFileReadAccess':
    case 'Playwright.clearMemoryCache':
      return {}
    case 'Playwright.close':
      setImmediate(stop)
      return {}
    default:
      throw new Error(`WebKit has no ${method}`)
  }
}

function contextOf(pageProxyId: string): WebKitContext | undefined {
  return [...contexts.values()].find(({ pages }) => pages.has(pageProxyId))
}

function pageOf(pageProxyId: string) {
  return contextOf(pageProxyId)?.pages.get(pageProxyId)
}

async function stop(): Promise<void> {
  await Promise.all([...contexts.values()].map((context) => context.close()))
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
