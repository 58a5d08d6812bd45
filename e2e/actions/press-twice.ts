import type { Locator } from '@playwright/test'
import { isChromium } from '../engines/engine'

/** Presses a button twice at once. Elsewhere the second press of a mouse is never answered where the first left the page. */
export async function pressTwice(button: Locator): Promise<void> {
  if (isChromium(button.page())) return button.dblclick()
  await button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
}
