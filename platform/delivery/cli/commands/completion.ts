import { SarvError } from '../../errors/sarv-error'
import { requireOneArgument } from '../arguments'
import type { Command } from '../command'

/** Bash takes `@` for the end of a word, and would complete `savings@1` to `savings@savings@1.0.0`. */
const wholeVersions = `COMP_WORDBREAKS=\${COMP_WORDBREAKS//@/}`

export const completion: Command = {
  name: 'completion',
  usage: '<bash|zsh|fish>',
  summary: 'Prints what completes commands, options, remotes and versions of `sarv` at a press of Tab',
  examples: ['source <(sarv completion bash)', 'sarv completion fish > ~/.config/fish/completions/sarv.fish'],
  async run(call) {
    const shell = requireOneArgument(call, '<bash|zsh|fish>')
    if (shell !== 'bash' && shell !== 'zsh' && shell !== 'fish')
      throw new SarvError('SARV-102', `Invalid shell: expected bash, zsh or fish, got "${shell}".`)
    const { getCompletionScript } = await import('@pnpm/tabtab')
    const script = await getCompletionScript({ name: 'sarv', completer: 'sarv', shell })
    const lines = shell === 'bash' ? [wholeVersions, script.trimEnd()] : [script.trimEnd()]
    return { lines, data: { shell, script: lines.join('\n') } }
  },
}
