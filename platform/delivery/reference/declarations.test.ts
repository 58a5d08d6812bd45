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
      description: 'Where somebody is.',
      code: 'interface Place {\n  /** From the root. */\n  readonly path: string\n}',
    },
    { name: 'Reason', description: 'Why it ended.\n- `late`: nobody came.', code: "type Reason = 'late' | 'lost'" },
    {
      name: 'Session',
      description: '',
      code: "type Session =\n  | { readonly at: 'here' }\n  | { readonly at: 'gone' }",
    },
    { name: 'version', description: 'Its version.', code: "const version = '1.0.0'" },
    { name: 'shape', description: '', code: 'const shape = z.object({\n  name: z.string(),\n})' },
    { name: 'Shape', description: '', code: 'type Shape = z.infer<typeof shape>' },
  ])
})
