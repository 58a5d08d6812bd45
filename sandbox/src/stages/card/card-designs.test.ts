import { expect, test } from '@jest/globals'
import { cypressOutlines } from '@sarv/shared/ui/brand/card-art'
import { readPicture } from '../../pictures/pictures'
import { cardDesignBlocks, cardDesigns } from './card-designs'

test('SBX-117 BNK-022 every design is a block with both sides, its colour and its name, by labels', () => {
  const blocks = cardDesignBlocks('http://localhost:4000')
  expect(blocks.map(({ component_name }) => component_name)).toEqual(cardDesigns.map(() => 'card_design'))
  for (const [index, { infos }] of blocks.entries()) {
    const { name, color, color_name } = cardDesigns[index] ?? {}
    expect(Object.fromEntries(infos.map(({ label, value }) => [label, value]))).toEqual({
      front_url: `http://localhost:4000/static/card-${name}-front.svg`,
      back_url: `http://localhost:4000/static/card-${name}-back.svg`,
      color_name,
      color,
      name,
    })
  }
})

test.each(cardDesigns.flatMap(({ name }) => [`card-${name}-front.svg`, `card-${name}-back.svg`]))(
  'SBX-117 %s is a drawing of a card, with nothing to read and nothing to run',
  async (file) => {
    const svg = String(await readPicture(file))
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
    expect(Number(width) / Number(height)).toBeCloseTo(85.6 / 54, 2)
    expect(svg).not.toMatch(/<text|<script|<image|href|NaN|undefined/)
  },
)

test.each(cardDesigns)(
  'BNK-086 both sides of $name are its colour alone, with the cypress of the face',
  async ({ name, color }) => {
    for (const side of ['front', 'back']) {
      const svg = String(await readPicture(`card-${name}-${side}.svg`))
      expect(svg).toContain(`fill="${color}"`)
      expect(svg).not.toContain('Gradient')
      for (const outline of cypressOutlines) expect(svg).toContain(outline)
    }
  },
)

test.each(['card-sarv-side.svg', 'card-constructor-front.svg', 'card-no one-front.svg', 'card-sarv-front.png'])(
  'SBX-119 there is no picture %s',
  async (file) => expect(await readPicture(file)).toBeUndefined(),
)
