import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { isChromium } from '../engines/engine'

/** A file that the page has given to the device. */
export interface SavedFile {
  readonly name: string
  readonly bytes: Buffer
}

/** The file that is saved by a press; taken within the page where the browser tells Playwright of no download of a blob. */
export async function savedFile(page: Page, press: () => Promise<unknown>): Promise<SavedFile> {
  if (!isChromium(page)) return fileOfThePage(page, press)
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

async function fileOfThePage(page: Page, press: () => Promise<unknown>): Promise<SavedFile> {
  const saving = await page.evaluateHandle(watchSaving)
  await press()
  const { name, base64 } = await saving.evaluate(({ saved }) => saved)
  return { name, bytes: Buffer.from(base64, 'base64') }
}

/** Runs in the page: the next link that is pressed by a script, and the blob behind it. */
function watchSaving(): { saved: Promise<{ name: string; base64: string }> } {
  const blobs = new Map<string, Blob>()
  const { createObjectURL } = URL
  const { click } = HTMLAnchorElement.prototype
  const { promise, resolve, reject } = Promise.withResolvers<{ name: string; base64: string }>()
  URL.createObjectURL = (blob) => {
    const address = createObjectURL(blob)
    blobs.set(address, blob as Blob)
    return address
  }
  HTMLAnchorElement.prototype.click = function () {
    URL.createObjectURL = createObjectURL
    HTMLAnchorElement.prototype.click = click
    const reader = new FileReader()
    reader.onload = () => resolve({ name: this.download, base64: String(reader.result).split(',')[1] ?? '' })
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blobs.get(this.href) ?? new Blob())
    click.call(this)
  }
  return { saved: promise }
}
