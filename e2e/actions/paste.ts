import type { Locator } from '@playwright/test'

/** Pastes a text into a field, as a browser does where the page does not do it itself. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.evaluate((input: HTMLInputElement, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
    // Firefox leaves it empty in an event that a script makes.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData })
    if (!input.dispatchEvent(event)) return
    input.select()
    document.execCommand('insertText', false, copied)
  }, text)
}
