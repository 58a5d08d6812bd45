import { expect, test } from '../test'

/** Pages of which nothing is drawn before the shell is there: they have no style in them. */
const undrawn: readonly string[] = ['/callback', '/nowhere/at/all']
const places = [
  '/',
  '/home',
  '/callback',
  '/profile',
  '/pma',
  '/card',
  '/faq/3',
  '/funds/11602',
  '/nowhere/at/all',
] as const

test('T15 T1 every page carries exactly these headers, with a nonce of its own', async ({
  browserName,
  platform,
  request,
}) => {
  const remotes = Object.values(platform.remotes).map(({ base }) => base)
  const nonces = new Set<string>()
  for (const place of places) {
    const answer = await request.get(place)
    expect(answer.status(), place).toBe(200)
    const headers = answer.headers()
    const [, nonce = ''] = /'nonce-([A-Za-z0-9+/=]{24})'/.exec(headers['content-security-policy'] ?? '') ?? []
    nonces.add(nonce)
    const policy = [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}' ${remotes.join(' ')}`,
      `style-src 'self' ${undrawn.includes(place) ? '' : `'nonce-${nonce}' `}${remotes.join(' ')}`,
      `img-src 'self' data: blob: ${platform.sandbox.api} ${remotes.join(' ')}`,
      "font-src 'self'",
      `connect-src 'self' ${platform.sandbox.api} ${platform.sandbox.identity} ${remotes.join(' ')}`,
      `frame-src 'self' ${platform.sandbox.identity}`,
      `worker-src ${platform.origin}/sw.js ${platform.origin}/workers/`,
      `media-src 'self' blob: ${platform.sandbox.api}`,
      "manifest-src 'self'",
      "form-action 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types sarv',
      'report-to reports',
    ]
    // WebKit is not sent it: it would block the page's own preloads.
    const integrityPolicy = browserName === 'webkit' ? undefined : 'blocked-destinations=(script), endpoints=(reports)'
    expect(headers['integrity-policy'], place).toBe(integrityPolicy)
    expect(headers, place).toMatchObject({
      'content-security-policy': policy.join('; '),
      'reporting-endpoints': expect.stringMatching(/^reports="\/reports\?page=[\w.-]{70,90}"$/),
      'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    })
  }
  expect(nonces.size).toBe(places.length)
})

test('T1 T8 nothing on a page runs inline: scripts and the one style have the nonce, no handlers', async ({
  request,
}) => {
  for (const place of places) {
    const answer = await request.get(place)
    const html = await answer.text()
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '') ?? []
    const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
    expect(scripts.length, place).toBeGreaterThan(0)
    for (const tag of scripts) {
      if (tag.includes('type="application/json"')) continue
      expect(tag, place).toContain(`nonce="${nonce}"`)
      if (tag.includes('src=')) expect(tag, place).toMatch(/integrity="sha256-[^"]+"/)
    }
    const markup = html.replace(/<script\b[^>]*>.*?<\/script>/g, '')
    const sheets = [...markup.matchAll(/<style\b[^>]*>/g)].map(([tag]) => tag)
    expect(sheets, place).toEqual(undrawn.includes(place) ? [] : [`<style nonce="${nonce}">`])
    expect(markup, place).not.toMatch(/\sstyle=|\son[a-z]+=|javascript:/i)
    for (const [tag] of markup.matchAll(/<link [^>]*rel="(?:stylesheet|modulepreload)"[^>]*>/g))
      expect(tag, place).toMatch(/integrity="sha256-[^"]+"/)
  }
})

test('T1 T23 what the policy blocks does not happen, and its report is logged without any query', async ({
  page,
  platform,
  watch,
}) => {
  watch.expectComplaints(/policy: |Content Security Policy|violates|TrustedScript/)
  const opened = await page.goto('/')
  const [, endpoint = ''] = /"(.*)"/.exec(opened?.headers()['reporting-endpoints'] ?? '') ?? []
  // Chromium itself delivers reports from https pages only, so the page hands on what the browser wrote.
  const sent = await page.evaluate(async (address) => {
    const written = new Promise<unknown[]>((resolve) => {
      const reports: unknown[] = []
      new ReportingObserver((list) => {
        reports.push(...list)
        if (reports.length >= 2) resolve(reports)
      }).observe()
    })
    new Image().src = 'https://elsewhere.example/pixel.png?national_code=0012345678'
    const script = document.createElement('script')
    try {
      script.textContent = 'globalThis.sarvInline = true'
    } catch {
      // Trusted Types refuse the text; the element stays empty.
    }
    document.head.append(script)
    const body = JSON.stringify(await written)
    const answer = await fetch(`${address}&national_code=0012345678`, { method: 'POST', body })
    return { body, status: answer.status }
  }, endpoint)
  expect(sent.status).toBe(204)
  expect(sent.body, 'the browser did report the query').toContain('0012345678')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sarvInline'))).toBeUndefined()
  expect(platform.logged).toContain('report csp-violation img-src https://elsewhere.example')
  expect(
    platform.logged.some((line) => /^report csp-violation (require-trusted-types-for|trusted-types)/.test(line)),
  ).toBe(true)
  expect(platform.logged.join('\n')).not.toMatch(/national_code|0012345678|\?/)
})
