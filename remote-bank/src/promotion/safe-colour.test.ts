import { expect, test } from '@jest/globals'
import { safeColour } from './safe-colour'

test.each([
  ['#fff', '#fff'],
  ['#0B5B46', '#0B5B46'],
  [' #0b5b46cc ', '#0b5b46cc'],
  ['rgb(11 91 70 / 50%)', 'rgb(11 91 70 / 50%)'],
  ['hsl(160, 78%, 20%)', 'hsl(160, 78%, 20%)'],
  ['oklch(0.43 0.08 165)', 'oklch(0.43 0.08 165)'],
  ['', undefined],
  ['#12', undefined],
  ['#12345', undefined],
  ['green;background:url(//evil.example)', undefined],
  ['url(https://evil.example/x)', undefined],
  ['var(--bg)', undefined],
  ['rgb(var(--x))', undefined],
  ['expression(alert(1))', undefined],
  ['#fff}body{display:none', undefined],
  [`rgb(${'1'.repeat(999)})`, undefined],
])('BNK-079: a colour is drawn only where it is one: %#', (text, drawn) => expect(safeColour(text)).toBe(drawn))
