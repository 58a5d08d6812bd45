import { allRows, proofsById } from './proofs'

/** `pnpm proofs`: prints which tests prove each fault, threat and habit: those that name its id in their title. */
const proofs = proofsById()
for (const { id, says, answer } of allRows()) {
  const tests = proofs.get(id)?.map(({ title, file }) => `  - ${title} (${file})`) ?? [`  - no test: ${answer}`]
  console.info([`${id} ${says}`, ...tests].join('\n'))
}
