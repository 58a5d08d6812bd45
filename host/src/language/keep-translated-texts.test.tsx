import { expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { keepTranslatedTexts } from './keep-translated-texts'

/** Replaces every text of an element, as Google Translate does. */
function translate(element: Element): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = `‹${text.data}›`
    text.replaceWith(font)
  }
}

function Price({ amount, note, unit }: { amount: string; note?: string; unit?: boolean }) {
  return (
    <p>
      {unit && <b>IRR</b>}
      {note}
      <i>:</i>
      {amount} each
    </p>
  )
}

const settle = () => act(async () => undefined)

async function renderTranslated(props: Parameters<typeof Price>[0]) {
  const { container, rerender } = render(<Price {...props} />)
  keepTranslatedTexts(container)
  translate(container)
  await settle()
  const update = async (next: typeof props) => {
    rerender(<Price {...next} />)
    await settle()
    return container.textContent
  }
  return { container, update }
}

test('U19 a value that changes after the page was translated is the new one, once', async () => {
  const { container, update } = await renderTranslated({ amount: '481,728' })
  expect(container.textContent).toBe('‹:›‹481,728›‹ each›')
  expect(await update({ amount: '80,247,856' })).toBe('‹:›80,247,856‹ each›')
  translate(container.querySelector('p') ?? container)
  await settle()
  expect(await update({ amount: '12' })).toMatch(/:.*12.* each/)
  expect(container.textContent).not.toContain('80,247,856')
})

test('U19 a translated text is removed, and what stands before it is inserted', async () => {
  const { update } = await renderTranslated({ amount: '1', note: 'about' })
  expect(await update({ amount: '1' })).toBe('‹:›‹1›‹ each›')
  const { update: change } = await renderTranslated({ amount: '1', note: 'about' })
  expect(await change({ amount: '1', note: 'about', unit: true })).toBe('IRR‹about›‹:›‹1›‹ each›')
  expect(screen.getAllByText('IRR')).toHaveLength(1)
})
