import type { Locator } from '@playwright/test'

/** A finger in the middle of an element, with none of the tool's own checks in the page while it presses. */
export async function tap(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not to be seen`)
  const page = element.page()
  // What found the element is done before the finger comes.
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}
