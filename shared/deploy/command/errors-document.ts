import { errorTable } from '../error-table'
import { exitCodes } from '../exit-codes'

/** `docs/errors.md`, made from the table. */
export function errorsDocument(): string {
  const rows = Object.entries(errorTable).map(
    ([code, { says, fix, exit }]) => `| ${code} | ${says} | ${fix.replaceAll('|', '\\|')} | ${exitCodes[exit]} |`,
  )
  return [
    '# The numbered errors of `pnpm sarv`',
    '',
    'Made by `pnpm --silent sarv doctor --list > docs/errors.md` from `shared/deploy/error-table.ts`.',
    'The last column is the exit code: 1 stands for what nobody foresaw, 0 for success.',
    '',
    '| number | what it says | the fix | exit |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
