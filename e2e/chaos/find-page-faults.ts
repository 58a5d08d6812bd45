import { expect, type Page } from '@playwright/test'

/** What no page may show: what a program says when it breaks, another house's page, or NaN and undefined. */
const machineWords =
  /\b(undefined|NaN|TypeError|SyntaxError|ReferenceError|ChunkLoadError|Unexpected token|Bad Gateway|\[object Object\])\b|<!doctype/i

/** Longer than any page waits in silence: the way back from the provider gives a request ten seconds. */
const maxWait = 12_000

/** What is wrong with the open page, in sentences: it has words of the app's language, and soon a way on. */
export async function findPageFaults(page: Page, timeout = maxWait): Promise<string[]> {
  const waysOn = page.locator('a[href], button:enabled, input:enabled').filter({ visible: true })
  await waysOn
    .first()
    .waitFor({ timeout })
    .catch(() => undefined)
  let text = ''
  let ways = 0
  // A page that is being left has nothing to be read: the next one is judged.
  await expect(async () => {
    text = (await page.locator('body').allInnerTexts()).join()
    ways = await waysOn.count()
  }).toPass({ timeout: maxWait })
  const faults: string[] = []
  if (!/[آ-ی]{2}/.test(text)) faults.push(`no words: ${JSON.stringify(text.slice(0, 200))}`)
  const [said] = machineWords.exec(text) ?? []
  if (said) faults.push(`it says ${said}`)
  if (ways === 0) faults.push('no way on')
  return faults.map((fault) => `${page.url()}: ${fault}`)
}
