import { isDeepStrictEqual } from 'node:util'
import { type Catalogue, type Delivered, deliveredIn } from '../../../contract/catalogue'
import { SarvError } from '../../errors/sarv-error'
import { promoteVerified } from '../../gate/checked-promotion'
import { verifiedVersion } from '../../gate/verified-version'
import { longest, printable } from '../../store/catalogue/audit-text'
import { readCatalogue } from '../../store/catalogue/catalogue-store'
import { approveEntry, whatOfEntry } from '../../store/trust/approve-entry'
import { approveTrust } from '../../store/trust/change-trust'
import { describeTrust } from '../../store/trust/describe-trust'
import { openProposals, type Proposal, readProposal, removeProposal } from '../../store/trust/proposals'
import { parseTrust } from '../../store/trust/trust-document'
import { requireOneArgument } from '../arguments'
import type { Call, Command, Outcome } from '../command'

export const approve: Command = {
  name: 'approve',
  usage: '[<id>]',
  summary: 'Lists changes that wait for more signatures; with an id signs one too, and puts it in when enough have',
  examples: ['pnpm sarv approve', 'SARV_SIGNING_KEY=sara.json pnpm sarv approve 3f2a91bc'],
  async run(call) {
    if (call.args.length === 0) return list(call)
    const { context } = call
    const store = await context.store()
    const proposal = await readProposal(store, requireOneArgument(call, '<id>'))
    const { author } = context
    const why = `${author.why ?? proposal.why ?? 'approved'} (${proposal.verb} of ${proposal.who})`.slice(
      0,
      longest.why,
    )
    const approver = { who: author.who, verb: author.verb, why: printable(why) }
    const { entry } = proposal
    const { after, what } = entry
      ? await approveEntry(store, context.keys(), { ...proposal, entry }, approver, (before, delivered) =>
          verifyBuilds(call, before, delivered),
        )
      : await approveTrust(store, context.keys(), proposal, approver)
    await removeProposal(store, proposal)
    return {
      lines: [`Revision ${after.revision} is in.`, ...what.map((line) => `  ${line}`)],
      data: { revision: after.revision, what },
    }
  },
}

async function list(call: Call): Promise<Outcome> {
  const { context } = call
  const store = await context.store()
  const { catalogue, trusted } = await readCatalogue(store, context.keys(), context.keys().anchor === undefined)
  const proposals = await Promise.all(
    (await openProposals(store)).map(async (one) => {
      const { text, ...told } = one
      const what = one.entry ? whatOfEntry(catalogue, one) : describeTrust(trusted?.trust, await parseTrust(text))
      return { ...told, what }
    }),
  )
  return {
    lines: proposals.length > 0 ? proposals.flatMap(linesOf) : ['Nothing waits for signatures.'],
    data: { proposals },
  }
}

function linesOf({ id, at, who, verb, why, what, signatures: [count, threshold] }: Omit<Proposal, 'text'>): string[] {
  const reason = why === undefined ? '' : `: ${why}`
  const head = `${id}  ${count} of ${threshold} signatures, ${verb} by ${who} at ${at}${reason}`
  return [head, ...what.map((line) => `  ${line}`)].map(printable)
}

/** Who signs second does not believe that the first has asked the gate. @throws SarvError as a promotion does */
async function verifyBuilds({ context }: Call, catalogue: Catalogue, delivered: Delivered): Promise<void> {
  const store = await context.store()
  const { current, canary } = delivered
  const before = deliveredIn(catalogue).find((one) => one.current.name === current.name)
  const isKnown = [before?.current.version, before?.previous?.version].includes(current.version)
  const isTried = !canary || before?.canary?.built.version === canary.built.version
  const coming = [
    ...(isKnown || ('unreleased' in delivered && delivered.unreleased) ? [] : [{ built: current, rule: undefined }]),
    ...(canary && !isTried ? [{ built: canary.built, rule: canary }] : []),
  ]
  for (const { built, rule } of coming) {
    const verified = await verifiedVersion(store, context.keys(), built)
    if (!isDeepStrictEqual(verified.built, built))
      throw new SarvError('SARV-218', `${built.name}@${built.version} is described as another one.`)
    const base = 'base' in delivered ? delivered.base : undefined
    await promoteVerified(store, catalogue, { ...verified, rule, base, again: true })
  }
}
