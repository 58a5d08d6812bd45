import { type Asked, authorize } from '../../access/authorize'
import { type Permission, permissions } from '../../access/permissions'
import { permissionsOf, requireSubject, type Subject, type Target } from '../../access/subject'
import type { ConsoleSetup } from './console-setup'

/** What who asks may do with a remote: all, where no table says who may what. */
export function mayDo({ table }: ConsoleSetup, subject: Subject | undefined, target: Target): Permission[] {
  return table ? [...permissionsOf(table, requireSubject({ subject }), target)] : [...permissions]
}

/** @throws SarvError where a table does not allow it */
export async function allow(
  { table, ...setup }: ConsoleSetup,
  subject: Subject | undefined,
  asked: Asked,
): Promise<void> {
  if (table) await authorize({ ...setup, table }, requireSubject({ subject }), asked)
}
