import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Compiler } from 'webpack'
import { globals } from '../../page/protocol'

/** The hash of nothing at all: a browser that is given it blocks the style. */
const impossible = 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='

/**
 * Import maps verify scripts only. A style that a chunk adds takes its hash from the page's data; one that is not listed
 * there is blocked.
 */
export const cssIntegrity = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('CssIntegrity', (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('CssIntegrity', (source, { tag }) =>
        [
          source,
          `${tag}.integrity = (globalThis.${globals.styles} || {})[${tag}.href.split('?')[0]] || '${impossible}';`,
          `${tag}.crossOrigin = 'anonymous';`,
        ].join('\n'),
      )
    })
  },
}
