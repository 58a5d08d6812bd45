import type { Sql } from '../../db/sql'
import { expectInvariants } from '../money/ledger-invariants'

/** What must hold in the ledger and in the bank at every moment. */
export const expectBankInvariants = (sql: Sql): Promise<void> => expectInvariants(sql, ['ledger', 'bank'])
