import type { BuiltRemote } from '../../contract/manifest'
import type { ErrorDetail } from '../errors/sarv-error'
import { kitHash } from '../webpack/kit/kit-hash'
import type { Files, Rule } from './candidate'

/** Gate rule: a kit is called by its own content, so that no two kits have one name and the same classes. */
export const kitNamed: Rule<{ built: BuiltRemote; files: Files }> = {
  name: 'name of the kit',
  find: ({ built: { kit }, files }) => {
    if (!kit) return []
    const texts = [kit.script, kit.style].flatMap((path) => files.get(path)?.toString('utf8') ?? [])
    const [, said = ''] = kit.specifier.split('kit@')
    // The rule of integrity reports a missing one.
    if (texts.length < 2 || kitHash(texts, said) === said) return []
    const detail = `${kit.specifier} is the name of another content, which would be ${kitHash(texts, said)}.`
    return [{ code: 'SARV-410', detail } satisfies ErrorDetail]
  },
}
