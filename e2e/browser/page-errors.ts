import type { BrowserContext, Page } from '@playwright/test'
import { engineOf } from '../engines/engine'
import { complaintOf } from '../engines/firefox-messages'
import { inWordsOfChromium, wholeMessage } from '../engines/webkit-messages'

export interface PageErrors {
  /** Lets complaints that match pass: a test that breaks something on purpose says which ones it means. */
  expectComplaints(pattern: RegExp): void
}

/** Collects the errors of every page of a context: policy reports, uncaught errors and console errors. */
export async function watchPageErrors(context: BrowserContext): Promise<PageErrors & { unexpected(): string[] }> {
  const complaints: string[] = []
  const expected: RegExp[] = []
  await context.exposeBinding('sarvComplaint', (_source, text: string) => complaints.push(text))
  await context.addInitScript(reportComplaints)
  const engine = engineOf(context)
  if (engine !== 'chromium') await context.addInitScript(sayErrors)
  context.on('page', (page) => listenTo(page, complaints, engine === 'webkit'))
  return {
    expectComplaints: (pattern) => void expected.push(pattern),
    unexpected: () => complaints.filter((text) => !expected.some((pattern) => pattern.test(text))),
  }
}

/** What WebKit says of what it does not know, of a call or an import that ends with its page, and of sizes told late. */
const notesOfWebKit =
  /^Unrecognized Content-Security-Policy directive|^Viewport argument key "interactive-widget"|due to access control checks\.$|Importing a module script failed|ResizeObserver loop completed/

function listenTo(page: Page, complaints: string[], isWebKit: boolean): void {
  const isNote = (text: string) => isWebKit && notesOfWebKit.test(text)
  page.on('pageerror', (error) => {
    const complaint = complaintOf(isWebKit ? inWordsOfChromium(wholeMessage(error)) : error.message)
    if (complaint && !isNote(complaint)) complaints.push(complaint)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !isNote(message.text()))
      complaints.push(`console: ${inWordsOfChromium(message.text())} ${message.location().url}`)
  })
}

/** Elsewhere Playwright is told of an error among the arguments of a line without its words. */
function sayErrors(): void {
  const { error } = console
  console.error = (...said: unknown[]) => error(...said.map((one) => (one instanceof Error ? String(one) : one)))
}

function reportComplaints(): void {
  const tell = (text: string) => (window as unknown as { sarvComplaint(text: string): void }).sarvComplaint(text)
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`policy: ${violatedDirective} ${blockedURI}`),
  )
  // Not in every engine; what it reports beyond policies is of Chromium.
  if (!('ReportingObserver' in window)) return
  const reports = new ReportingObserver((list) => {
    for (const report of list)
      if (report.type !== 'csp-violation') tell(`report: ${report.type} ${JSON.stringify(report.body)}`)
  })
  reports.observe()
}
