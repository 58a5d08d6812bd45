import type { Compilation, Compiler } from 'webpack'

/**
 * Webpack plugin: a build with errors emits nothing once there is a sound one. So a hot update leads from one sound build to
 * the next, and what is typed stays; through a broken one it would end in a reload. The first build is emitted as it is.
 */
export const keepLastBuild = {
  apply(compiler: Compiler): void {
    let hasSound = false
    const isKept = ({ errors }: Compilation) => (hasSound && errors.length > 0 ? false : undefined)
    compiler.hooks.shouldEmit.tap('KeepLastBuild', isKept)
    compiler.hooks.compilation.tap('KeepLastBuild', (compilation) => {
      compilation.hooks.shouldRecord.tap('KeepLastBuild', () => isKept(compilation))
    })
    compiler.hooks.done.tap('KeepLastBuild', (stats) => {
      hasSound ||= !stats.hasErrors()
    })
  },
}
