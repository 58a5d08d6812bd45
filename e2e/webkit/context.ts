import { type BrowserWindow, type MiniBrowser, startMiniBrowser } from './mini-browser'
import { WebKitPage } from './page'
import type { Message } from './pipe'

interface Cookie {
  readonly name: string
  readonly domain: string
  readonly path: string
  readonly expires: number
  readonly session: boolean
  readonly secure: boolean
}

/** A person's browser: nothing is shared with another. It starts with its first page. */
export class WebKitContext {
  readonly pages = new Map<string, WebKitPage>()
  language = 'fa-IR'
  #browser: MiniBrowser | undefined
  /** A window for the next page. */
  #spare: BrowserWindow | undefined
  /** Cookies that were set before there was a page to set them by. */
  #early: object[] = []

  constructor(
    private readonly id: string,
    private readonly send: (message: Message) => void,
  ) {}

  async createPage(): Promise<string> {
    this.#browser ??= await this.#start()
    const { handle, target } = this.#spare ?? (await this.#browser.openWindow())
    this.#spare = undefined
    const id = `${this.id}-${target}`
    const page = new WebKitPage(id, target, handle, this.#browser, this.send)
    this.pages.set(id, page)
    this.send({ method: 'Playwright.pageProxyCreated', params: { pageProxyId: id, browserContextId: this.id } })
    await page.opened
    await setCookies(page, this.#early.splice(0))
    return id
  }

  async closePage(id: string): Promise<void> {
    const page = this.pages.get(id)
    if (!page) return
    // A browser ends with its last window.
    if (this.pages.size === 1) this.#spare ??= await this.#browser?.openWindow().catch(() => undefined)
    await page.driver('DELETE', '/window').catch(() => undefined)
    this.#forget(id)
  }

  async setCookies(cookies: object[]): Promise<void> {
    const page = this.#anyPage()
    if (page) await setCookies(page, cookies)
    else this.#early.push(...cookies)
  }

  async cookies(): Promise<object[]> {
    const page = this.#anyPage()
    if (!page) return this.#early
    const { cookies } = (await page.command('Page.getCookies')) as { cookies: Cookie[] }
    return cookies.map((cookie) => ({ ...cookie, expires: cookie.session ? -1 : cookie.expires }))
  }

  async deleteCookies(): Promise<void> {
    this.#early = []
    const page = this.#anyPage()
    for (const { name, domain, path, secure } of (await this.cookies()) as Cookie[]) {
      const url = `${secure ? 'https' : 'http'}://${domain.replace(/^\./, '')}${path}`
      await page?.command('Page.deleteCookie', { cookieName: name, url })
    }
  }

  async close(): Promise<void> {
    for (const id of this.pages.keys()) this.#forget(id)
    this.#browser?.close()
  }

  async #start(): Promise<MiniBrowser> {
    const browser = await startMiniBrowser(this.language)
    void browser.ended.then(() => {
      for (const page of this.pages.values()) page.ended()
    })
    return browser
  }

  #anyPage(): WebKitPage | undefined {
    return this.pages.values().next().value
  }

  #forget(id: string): void {
    if (!this.pages.delete(id)) return
    this.send({ method: 'Playwright.pageProxyDestroyed', params: { pageProxyId: id } })
  }
}

async function setCookies(page: WebKitPage, cookies: readonly object[]): Promise<void> {
  // The inspector wants every field.
  const defaults = { httpOnly: false, secure: false, sameSite: 'Lax', expires: 0 }
  for (const cookie of cookies) await page.command('Page.setCookie', { cookie: { ...defaults, ...cookie } })
}
