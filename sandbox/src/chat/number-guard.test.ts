import { expect, test } from '@jest/globals'
import { createNumberGuard } from './number-guard'

const facts = '۶٬۱۱۴ واحد، ۲۵۸٬۷۳۲٬۲۵۲ ریال، بازده ۲۴٫۶۱٪، تا ۱۴:۰۰'

const passAll = (pieces: readonly string[]) => {
  const guard = createNumberGuard(facts)
  return pieces.map((piece) => guard.push(piece)).join('') + guard.end()
}

test.each([
  [['شما ۶٬۱۱۴ واحد دارید.']],
  [['You hold 6,', '114 units.']],
  [['۲۵۸', '٬۷۳۲٬', '۲۵۲ ریال']],
  [['24.61%, until 14:00']],
  [['بدون عدد']],
])('SUP-033: %p has only numbers of the facts', (pieces) => expect(passAll(pieces)).toBe(pieces.join('')))

test.each([[['شما ۶٬۱۱۵ واحد دارید.']], [['6', '1149 units']], [['۲۵۸٬۷۳۲ ریال']], [['2', '4.6%']], [['پایان ۷']]])(
  'SUP-033: %p has a number of its own, and is not said',
  (pieces) => expect(() => passAll(pieces)).toThrow('a number of its own'),
)
