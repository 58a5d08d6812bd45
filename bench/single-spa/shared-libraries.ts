import { createRequire } from 'node:module'
import path from 'node:path'
import { workspace } from '@sarv/delivery/build/packages'
import { base } from '@sarv/delivery/webpack/base'
import { FileListPlugin } from '@sarv/delivery/webpack/file-list-plugin'
import { sharedModules } from '@sarv/delivery/webpack/shared-modules'
import webpack, { type Configuration } from 'webpack'

const user = path.join(workspace, 'shared')
const require = createRequire(path.join(user, 'package.json'))

/** What comes from elsewhere of all that the platform shares: a file each, by the name that everybody imports. */
export const sharedLibraries: readonly string[] = Object.keys(sharedModules).filter(
  (name) => !name.startsWith('@sarv/'),
)

/** How a build takes them from the page's import map. */
export const libraryExternals = Object.fromEntries(sharedLibraries.map((name) => [name, `module ${name}`]))

/** The list that is written beside them: all files, and the script of each name. */
export const libraryList = 'libraries.json'

const chunkOf = (name: string) => name.replaceAll('/', '-')

/**
 * Each shared library as one ES module, which imports the others by their names.
 * @param output the folder of the shell, which was built into it before
 */
export function librariesConfig(output: string): Configuration {
  const { plugins: _, ...common } = base(user, 'libraries', {})
  return {
    ...common,
    entry: Object.fromEntries(sharedLibraries.map((name) => [chunkOf(name), `virtual:${chunkOf(name)}`])),
    output: {
      ...common.output,
      path: output,
      clean: false,
      filename: 'libraries/[name].[contenthash:8].js',
      library: { type: 'module' },
    },
    externals: ({ request = '', contextInfo }, done) => {
      const isOwn = contextInfo?.issuer.startsWith('virtual:')
      if (sharedLibraries.includes(request) && !isOwn) done(undefined, `module ${request}`)
      else done()
    },
    plugins: [
      new webpack.experiments.schemes.VirtualUrlPlugin(
        Object.fromEntries(sharedLibraries.map((name) => [chunkOf(name), moduleOf(name)])),
        { context: user },
      ),
      new FileListPlugin(libraryList, ({ files, filesOf }) => ({
        files,
        scripts: Object.fromEntries(sharedLibraries.map((name) => [name, filesOf(chunkOf(name)).scripts[0]])),
      })),
    ],
  }
}

/** They are CommonJS: what a module exports has to be said before it runs. */
function moduleOf(name: string): string {
  const names = Object.keys(require(name)).filter((one) => one !== 'default')
  return [
    `import library from '${name}'`,
    'export default library',
    `export const { ${names.join(', ')} } = library`,
  ].join('\n')
}
