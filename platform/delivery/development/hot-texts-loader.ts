import path from 'node:path'
import type { LoaderContext } from 'webpack'
import { hotTextsGlobal } from './hot-texts-global'

/**
 * Webpack loader of dictionaries in development: `locales/fa.json` becomes a module that takes its own updates, so that a
 * changed word needs no other page.
 */
export default function hotTexts(this: LoaderContext<{ namespace: string }>, json: string): string {
  const language = path.basename(this.resourcePath, '.json')
  // The kit's texts are in the shell's build, under their own namespace.
  const namespace = /[\\/]ui[\\/]locales[\\/]/.test(this.resourcePath) ? 'ui' : this.getOptions().namespace
  return [
    `const texts = ${JSON.stringify(JSON.parse(json))}`,
    'export default texts',
    'import.meta.webpackHot?.accept()',
    `globalThis.${hotTextsGlobal}?.(${JSON.stringify(language)}, ${JSON.stringify(namespace)}, texts)`,
  ].join('\n')
}
