import type { Locator } from '@playwright/test'
import { isChromium } from '../engines/engine'

/** Taps with a finger; with a mouse where Playwright sends no touches. */
export function tap(target: Locator): Promise<void> {
  return isChromium(target.page()) ? target.tap() : target.click()
}
