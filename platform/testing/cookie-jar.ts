/** Cookie jar of one origin: enough to walk through forms by HTTP. */
export interface CookieJar {
  /**
   * One request, redirects not followed, cookies sent and kept.
   * @example const page = await jar.send('http://localhost:4001/sign-in/abc', { mobile: '09120000001' })
   */
  send(url: string, form?: Readonly<Record<string, string>>): Promise<Response>
  /** The same, following redirects as long as they stay on the origin of `url`. */
  walk(url: string, form?: Readonly<Record<string, string>>): Promise<Response>
  /** What it holds now, by name. */
  readonly cookies: ReadonlyMap<string, string>
  /** Clears it, as a person may clear a browser. */
  forget(): void
}

/** The `Cookie` header of a browser that holds these. */
export function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** @example const jar = openCookieJar() */
export function openCookieJar(headers: Readonly<Record<string, string>> = {}): CookieJar {
  const cookies = new Map<string, string>()

  const send: CookieJar['send'] = async (url, form) => {
    const response = await fetch(url, {
      method: form === undefined ? 'GET' : 'POST',
      body: form === undefined ? undefined : new URLSearchParams(form),
      redirect: 'manual',
      headers: { ...headers, cookie: cookieHeader(cookies) },
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...rules] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      const expires = rules.find((rule) => rule.trim().toLowerCase().startsWith('expires='))
      const isGone = expires !== undefined && new Date(expires.split('=')[1] ?? '').getTime() < Date.now()
      if (isGone || value.join('=') === '') cookies.delete(name)
      else cookies.set(name, value.join('='))
    }
    return response
  }

  return {
    cookies,
    forget: () => cookies.clear(),
    send,
    async walk(url, form) {
      let at = url
      let response = await send(at, form)
      for (let hop = 0; hop < 10; hop++) {
        const location = response.headers.get('location')
        if (location === null) return located(response, at)
        const next = new URL(location, at)
        if (next.origin !== new URL(at).origin) return located(response, at)
        at = next.href
        response = await send(at)
      }
      throw new Error(`too many redirects from ${new URL(url).pathname}`)
    },
  }
}

/** `fetch` with manual redirects keeps the first address; callers want to know where they stand. */
function located(response: Response, at: string): Response {
  Object.defineProperty(response, 'url', { value: at })
  return response
}
