import { expect, test } from '@jest/globals'
import { atPlaces, placesBeside } from './place-files'

const none = { has: () => false, isModule: true }

test.each<[string, string, string[], boolean]>([
  ['src/note.ts', 'src/remote/note.ts', [], true],
  ['src/forms/note.vue', 'src/remote/forms/note.vue', [], true],
  ['vite.config.ts', 'vite.config.ts', [], true],
  ['vite.config.ts', 'vite.remote.config.ts', ['vite.config.js'], true],
  ['bundle.js', 'bundle.remote.js', ['bundle.js'], true],
  ['bundle.js', 'bundle.mjs', [], false],
  ['bundle.js', 'bundle.remote.mjs', ['bundle.mjs'], false],
  ['test/remote.test.js', 'test/remote/remote.test.js', [], false],
  ['.github/workflows/deliver.yml', '.github/workflows/deliver.yml', [], true],
])('PLT-095 %s of a template stands at %s, beside %j (ES modules: %s)', (file, place, own, isModule) => {
  const places = placesBeside([file], { has: (one) => own.includes(one), isModule })
  expect(places[file] ?? file).toBe(place)
})

test('PLT-095 what a template says of its own files is said of their places', () => {
  const files = {
    'src/entry.ts': "import remote from '../remote.json'\nimport { note } from './note'",
    'src/forms/note.ts': "import { words } from '../words'\nimport remote from '../../remote.json'",
    'vite.config.ts': "import { options } from './vite-options'\nconst input = 'src/entry.ts'",
    'test/page.ts':
      "import { note } from '../src/forms/note'\nimport './shared'\nawait import('../dist/remoteEntry.js')",
    'package.json': '{ "scripts": { "bundle": "vite build", "test": "node test/page.ts" } }',
  }
  const surroundings = { ...none, has: (file: string) => file === 'vite.config.js' }
  expect(atPlaces(files, placesBeside(Object.keys(files), surroundings))).toEqual({
    'src/remote/entry.ts': "import remote from '../../remote.json'\nimport { note } from './note'",
    'src/remote/forms/note.ts': "import { words } from '../words'\nimport remote from '../../../remote.json'",
    'vite.remote.config.ts': "import { options } from './vite-options'\nconst input = 'src/remote/entry.ts'",
    'test/remote/page.ts':
      "import { note } from '../../src/remote/forms/note'\nimport './shared'\nawait import('../../dist/remoteEntry.js')",
    'package.json':
      '{ "scripts": { "bundle": "vite build --config vite.remote.config.ts", "test": "node test/remote/page.ts" } }',
  })
  expect(atPlaces(files, {})).toEqual(files)
})
