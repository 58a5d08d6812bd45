import { expect, test } from '@jest/globals'
import { probeReads } from '@sarv/platform/delivery/probe-api/probe-reads'
import { accessTokenOf, freshPerson } from '@sarv/platform/testing/control'
import { everyEndpoint, inputs } from '@sarv/shared/contract/probe'
import { testOrigins } from '@sarv/shared/testing/test-origins'

const { api, inbox } = testOrigins()

/** Reads whose input no other read has, or that are of things that none of these people has yet. */
const untried = [
  'findBankPaymentByTrace',
  'getBankReceipt',
  'findTransferByKey',
  'getChat',
  'listDeviceSessions',
  'findPaymentByTrace',
  'getPayment',
  'downloadContract',
  'getPmaOnboarding',
  'listContracts',
  'findPmaPaymentByTrace',
  'getIncreasePayment',
  'findRecommendationPaymentByTrace',
  'getRecommendationPayment',
  'activateReferral',
]

test('SBX-134 PLT-109 each read of the contract is answered as the contract says, to people who hold different things', async () => {
  const answered = new Set<string>()
  for (const kind of ['investor', 'vip-pending', 'card-pending', 'new']) {
    const token = await accessTokenOf(inbox, await freshPerson(inbox, { kind }))
    const probed = await probeReads({ everyEndpoint, inputs }, { origin: api, token })
    expect(probed.filter(({ verdict }) => ['missing', 'refused', 'misfit', 'failed'].includes(verdict))).toEqual([])
    for (const { name, verdict } of probed) if (verdict === 'ok' || verdict === 'slow') answered.add(name)
  }
  const reads = everyEndpoint().filter(({ endpoint }) => endpoint.method === 'GET')
  expect(reads.flatMap(({ name }) => (answered.has(name) ? [] : name))).toEqual(untried)
})
