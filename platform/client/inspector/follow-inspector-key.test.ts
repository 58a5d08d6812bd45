import { expect, test } from '@jest/globals'
import { isInspectorKey } from './follow-inspector-key'

const pressed = { code: 'KeyS', ctrlKey: true, altKey: true, repeat: false, getModifierState: () => false }

test.each([
  ['Ctrl+Alt+S', {}, true],
  ['S', { ctrlKey: false, altKey: false }, false],
  ['Ctrl+S', { altKey: false }, false],
  ['another letter', { code: 'KeyD' }, false],
  ['a key that is held down', { repeat: true }, false],
  ['AltGr+S, which types a letter', { getModifierState: () => true }, false],
])('PLT-118 %s', (_, change, expected) => expect(isInspectorKey({ ...pressed, ...change })).toBe(expected))
