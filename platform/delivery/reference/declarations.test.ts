import { expect, test } from '@jest/globals'
import { declarationsOf } from './declarations'

const source = `import { a } from './a'

/** Where somebody is. */
export interface Place {
  /** From the root. */
  readonly path: string
}

/**
 * Why it ended.
 * - \`late\`: nobody came.
 */
export type Reason = 'late' | 'lost'

export type Session =
  | { readonly at: 'here' }
  | { readonly at: 'gone' }

const own = 1

/** Its version. */
export const version = '1.0.0'

export const shape = z.object({
  name: z.string(),
})
export type Shape = z.infer<typeof shape>
`

test('every exported declaration of a file is read with what it says of itself', () => {
  expect(declarationsOf(source)).toEqual([
    {
      name: 'Place',
      says: 'Where somebody is.',
      code: 'interface Place {\n  /** From the root. */\n  readonly path: string\n}',
    },
    { name: 'Reason', says: 'Why it ended.\n- `late`: nobody came.', code: "type Reason = 'late' | 'lost'" },
    { name: 'Session', says: '', code: "type Session =\n  | { readonly at: 'here' }\n  | { readonly at: 'gone' }" },
    { name: 'version', says: 'Its version.', code: "const version = '1.0.0'" },
    { name: 'shape', says: '', code: 'const shape = z.object({\n  name: z.string(),\n})' },
    { name: 'Shape', says: '', code: 'type Shape = z.infer<typeof shape>' },
  ])
})
