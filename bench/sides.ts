/**
 * The ways in which the same sources are delivered, in the order of the table: as Sarv does it, with the federation plugin's
 * defaults, as single-spa recommends it, and as one build, against which all others are measured.
 */
export const sideNames = ['federated', 'plugin', 'single-spa', 'monolith'] as const
export type SideName = (typeof sideNames)[number]

/** The two that the gate compares. */
export const gatedSides: readonly SideName[] = ['federated', 'monolith']

/** The element of one side. @throws Error when it is not among them */
export function ofSide<One extends { readonly name: SideName }>(all: readonly One[], name: SideName): One {
  const found = all.find((one) => one.name === name)
  if (!found) throw new Error(`${name} is not among ${all.map((one) => one.name).join(', ')}`)
  return found
}
