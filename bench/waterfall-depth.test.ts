import { expect, test } from '@jest/globals'
import { waterfallDepth } from './waterfall-depth'

const at = (start: number, end: number) => ({ start, end })

test.each([
  { name: 'nothing', requests: [], waves: [] },
  { name: 'a page alone', requests: [at(0, 100)], waves: [0] },
  { name: 'files side by side after the page', requests: [at(0, 100), at(101, 200), at(110, 230)], waves: [0, 1, 1] },
  { name: 'one after the other', requests: [at(0, 100), at(101, 200), at(205, 300)], waves: [0, 1, 2] },
  {
    name: 'a late one of the same wave, while the others are on their way',
    requests: [at(0, 100), at(101, 200), at(190, 290), at(300, 400)],
    waves: [0, 1, 1, 2],
  },
  { name: 'requests in no order', requests: [at(205, 300), at(0, 100), at(101, 200)], waves: [2, 0, 1] },
  { name: 'one sent in the moment of an answer', requests: [at(0, 100), at(100, 200)], waves: [0, 1] },
])('$name', ({ requests, waves }) => {
  expect(waterfallDepth(requests)).toEqual(waves)
})
