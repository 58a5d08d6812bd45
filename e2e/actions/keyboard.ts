import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has. */
const stops = 80

/** Goes by Tab to something, as a person without a mouse does; it must look different once it has the focus. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.waitFor()
  const before = await goal.evaluate(lookOf)
  for (let stop = 0; stop < stops; stop++) {
    if (await goal.evaluate((element) => element === document.activeElement)) {
      // An element that had the focus before has no earlier look to compare with.
      if (stop > 0) await expect.poll(() => goal.evaluate(lookOf), `${goal} shows the focus`).not.toEqual(before)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${goal} cannot be reached by Tab`)
}

/** Reaches something and presses it. */
export async function pressByKey(page: Page, goal: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, goal)
  await page.keyboard.press(key)
}

/** Opens a dialog: the focus goes round in it, Escape closes it and leads back to what opened it; then it is opened again. */
export async function openDialogByKey(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await pressByKey(page, opener)
  await dialog.waitFor()
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    // At the dialog's ends the focus comes back by a guard, a moment later.
    await expect(dialog.locator(':focus'), `stop ${stop}`).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.waitFor()
}

/** Types into a field that is reached by Tab. */
export async function typeByKey(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Rings and borders of an element and of what is drawn for it: its neighbour, and the boxes around it. */
function lookOf(element: Element): string[] {
  const around: Element[] = []
  for (let one: Element | null = element; one !== null && around.length < 5; one = one.parentElement) around.push(one)
  return [...around, ...(element.parentElement?.children ?? [])].map((one) => {
    const { outline, boxShadow, borderColor, borderWidth } = getComputedStyle(one)
    return [outline, boxShadow, borderColor, borderWidth].join(' | ')
  })
}
