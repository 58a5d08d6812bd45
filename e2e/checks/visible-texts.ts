import type { Page } from '@playwright/test'

/** What stands on the page and in its names for screen readers, without what says that it is in another language. */
export function visibleTexts(page: Page, language: 'fa' | 'en'): Promise<string[]> {
  return page.evaluate((own) => {
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node as Element
      // Codes, numbers of accounts and cards have an alphabet of their own.
      if (element.closest('bdi[dir="ltr"]')) continue
      if (element.closest('[lang]')?.getAttribute('lang') !== own || !element.checkVisibility()) continue
      for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent ?? '')
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) texts.push(element.getAttribute(name) ?? '')
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '')
  }, language)
}

/** Collects every text that the API answers with: names of funds, of people, their codes. */
export async function collectData(page: Page, api: string): Promise<ReadonlySet<string>> {
  const data = new Set<string>()
  await page.route(`${api}/**`, async (route) => {
    const response = await route.fetch()
    collect(await response.json(), data)
    await route.fulfill({ response })
  })
  return data
}

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value.trim())
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner, into)
}

/** Those texts in which letters of a script are left once the data is taken out of them. */
export function foreignTexts(texts: readonly string[], script: RegExp, data: ReadonlySet<string>): string[] {
  const known = [...data].filter((text) => script.test(text)).sort((one, other) => other.length - one.length)
  return texts.filter((text) => {
    // The first letter of a name stands for a person without a picture.
    if (known.some((name) => name.startsWith(text))) return false
    let rest = text
    for (const name of known) if (script.test(rest)) rest = rest.replaceAll(name, '')
    return script.test(rest)
  })
}
