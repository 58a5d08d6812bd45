import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { showKit } from '../../testing/show-kit'
import { OwnSentence, own } from './own-sentence'

test.each([
  ['NEGAR FARAHMAND', 'en'],
  ['نگار فرهمند', 'fa'],
])(
  'D-125 the name %s in a Persian sentence says that its language is %s, and the sentence is whole',
  (name, language) => {
    const { container } = showKit(<OwnSentence text={`فقط با کارت ${own(name)} پرداخت کنید.`} />)
    expect(screen.getByText(name)).toHaveAttribute('lang', language)
    expect(screen.getByText(name).tagName).toBe('BDI')
    expect(container).toHaveTextContent(`فقط با کارت ${name} پرداخت کنید.`)
  },
)

test('D-125 several names, and a sentence with none, stand as they are said', () => {
  const { container } = showKit(
    <>
      <OwnSentence text={`${own('Ali')} و ${own('سارا')}`} />
      <OwnSentence text=" بدون نام" />
    </>,
  )
  expect([...container.querySelectorAll('bdi')].map(({ lang }) => lang)).toEqual(['en', 'fa'])
  expect(container).toHaveTextContent('Ali و سارا بدون نام')
})
