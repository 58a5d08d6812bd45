import { expect, test } from '@jest/globals'
import { styleClasses } from './style-classes'

test('T8 a style attribute becomes a rule, the same one for the same declarations', () => {
  const { html, styles } = styleClasses(
    '<i class="a" style="width:2px"></i><i class="b" style="width:4px"></i><i class="c" style="width:2px"></i>',
  )
  expect(html).toBe('<i class="a f0"></i><i class="b f1"></i><i class="c f0"></i>')
  expect(styles).toBe('.f0{width:2px}.f1{width:4px}')
})

test('T8 a frame with a style attribute that cannot be moved is refused', () => {
  expect(() => styleClasses('<i style="width:2px"></i>')).toThrow('style attribute')
})
