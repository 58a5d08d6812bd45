import { afterEach } from '@jest/globals'

// A text that is shown without one of its values fails the test that showed it.
const missing: string[] = []
const { error } = console
console.error = (...words: unknown[]) => {
  if (String(words[0]).startsWith('Missing value ')) missing.push(String(words[0]))
  error(...words)
}
afterEach(() => {
  const [first] = missing.splice(0)
  if (first !== undefined) throw new Error(first)
})
