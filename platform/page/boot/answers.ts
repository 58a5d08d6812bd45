import { rememberedLanguage } from '../../client/i18n/language'
import { ignoreErrors } from '../../client/storage/ignore-errors'
import { readLocal } from '../../client/storage/local-keys'
import { sessionKey } from '../../client/storage/storage-keys'
import { afterPaint } from '../../lib/async/after-paint'
import { answerHeaders, type BootData, globals, laterStyle, pageWhole } from '../protocol'
import { isRaised } from '../root-flags'
import { firstNumberIn } from './first-number'
import type { Handoff } from './handoff'
import { areAmountsHidden } from './hidden-amounts'
import { isUnlocked, mayReadEarly } from './may-read-early'
import { paintFirstNumber } from './paint-first-number'
import { timeout } from './start-after-paint'
import { watchAnswers } from './watch-answers'

/**
 * Inline behind the boot script, in pages of a document server that holds the session: takes the answers that come behind
 * the page, paints the first number from them, and leaves them for the shell's first calls.
 */
const { reads, firstNumber }: BootData = JSON.parse(document.getElementById('app')?.dataset.boot ?? '{}')
const handoff = Reflect.get(globalThis, globals.handoff) as Handoff | undefined
const urls = reads?.urls ?? []
const coming = urls.map(() => {
  let resolve: (body?: string) => void = () => undefined
  const body = new Promise<string | undefined>((resolved) => {
    resolve = resolved
  })
  return { body, resolve }
})
// The page of someone else, one that is to be locked, and one whose address the shell must read first take nothing.
let isTaken = isRaised('opening') && isUnlocked() && mayReadEarly()
let hasStarted = false

watchAnswers((name, text = '') => {
  if (name === undefined) {
    for (const { resolve } of coming) resolve()
    startShell()
  } else if (name === answerHeaders) {
    expectAnswers(JSON.parse(text))
    setTimeout(startShell, isTaken && firstNumber ? timeout : 0)
  } else if (isTaken) {
    coming[Number(name)]?.resolve(text)
    if (firstNumber && urls[Number(name)]?.endsWith(firstNumber.read)) {
      paint(firstNumber, text)
      startShell()
    }
  }
})

/** The page is not parsed to its end while answers come, and the shell needs none of them; it needs the styles. */
function startShell(): void {
  if (hasStarted) return
  hasStarted = true
  const sheets = [...document.querySelectorAll<HTMLLinkElement>(`link[${laterStyle}]`)].map((preload) => {
    const sheet = document.createElement('link')
    for (const { name, value } of preload.attributes) if (name !== 'as') sheet.setAttribute(name, value)
    sheet.rel = 'stylesheet'
    // The document's own message tells of one that does not load.
    const settled = new Promise((resolve) => {
      sheet.onload = sheet.onerror = resolve
    })
    afterPaint(() => preload.replaceWith(sheet))
    return settled
  })
  void Promise.all(sheets).then(() => dispatchEvent(new Event(pageWhole)))
}

function expectAnswers(headers: Record<string, string>): void {
  // The session of another tab's person, and this page knows of it in a moment.
  const [, generation = ''] = headers.Authorization?.split(' ') ?? []
  isTaken &&= readLocal(sessionKey('tokens'))?.includes(generation) === true
  if (!isTaken) return
  for (const [index, url] of urls.entries()) {
    const body = coming[index]?.body
    if (body) handoff?.answers.push({ request: { url, method: 'GET', headers }, body })
  }
}

function paint(number: NonNullable<BootData['firstNumber']>, text: string): void {
  const general = { visibleHomeBalance: !areAmountsHidden() }
  // The shell reports an answer that does not parse.
  const answer = ignoreErrors(() => JSON.parse(text))
  const amount = firstNumberIn({ general, answer }, number)
  const hasPlace = document.querySelector('[data-first-number]') !== null
  if (amount === undefined || !hasPlace || !isRaised('opening')) return
  paintFirstNumber(amount, number.unit, rememberedLanguage(document.cookie))
}
