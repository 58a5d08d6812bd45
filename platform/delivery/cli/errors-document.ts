import { errorTable } from '../errors/error-table'
import { exitCodes } from '../errors/exit-codes'

/** Generates `docs/errors.md` from the error table. */
export function errorsDocument(): string {
  const rows = Object.entries(errorTable).map(
    ([code, { description, fix, exit }]) =>
      `| ${code} | ${description} | ${fix.replaceAll('|', '\\|')} | ${exitCodes[exit]} |`,
  )
  return [
    '# The numbered errors of `pnpm sarv`',
    '',
    'Made by `pnpm --silent sarv doctor --list > docs/errors.md` from `platform/delivery/errors/error-table.ts`.',
    'The last column is the exit code: 1 for an unexpected error, 0 for success.',
    '',
    '| number | what it says | the fix | exit |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
