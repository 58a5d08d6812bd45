import { expect, test } from '@jest/globals'
import { detectApplication, templateFor } from './detect-application'
import { ownTemplates } from './render-own-remote'

test.each<[string[], string | undefined, string | undefined, string | undefined]>([
  [['vue', 'vite'], 'vite', 'vue', 'vue-vite'],
  [['react', 'webpack'], 'webpack', 'react', 'react-webpack'],
  [['react', '@rspack/core'], 'rspack', 'react', 'react-rspack'],
  [['react', '@rsbuild/core'], 'rspack', 'react', 'react-rspack'],
  [['svelte', 'esbuild'], 'esbuild', 'svelte', 'svelte-esbuild'],
  [['svelte', 'vite', 'esbuild'], 'vite', 'svelte', 'svelte-esbuild'],
  [['vue', 'webpack'], 'webpack', 'vue', 'vue-vite'],
  [['esbuild'], 'esbuild', undefined, 'plain'],
  [['vite'], 'vite', undefined, 'plain'],
  [['express'], undefined, undefined, undefined],
])(
  'PLT-095 a project with %j is built by %s with %s, and its template is %s',
  (packages, builder, framework, template) => {
    const devDependencies = Object.fromEntries(packages.map((name) => [name, '1.0.0']))
    const found = detectApplication({ devDependencies })
    expect([found, templateFor(found, ownTemplates)]).toEqual([{ builder, framework }, template])
  },
)
