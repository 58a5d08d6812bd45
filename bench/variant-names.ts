/**
 * The ways in which the same sources are delivered, in the order of the table: as Sarv does it, with the federation plugin's
 * defaults, and as one build, against which the others are measured.
 */
export const variantNames = ['federated', 'plugin', 'monolith'] as const
export type VariantName = (typeof variantNames)[number]

/** The two that the gate compares. */
export const gatedVariants: readonly VariantName[] = ['federated', 'monolith']

/** The element of one variant. @throws Error when it is not among them */
export function ofVariant<One extends { readonly name: VariantName }>(all: readonly One[], name: VariantName): One {
  const found = all.find((one) => one.name === name)
  if (!found) throw new Error(`${name} is not among ${all.map((one) => one.name).join(', ')}`)
  return found
}
