/** Query key of everything the person holds; by its own, because the boot script asks for what was kept under it. */
export const assetsKey = ['invest', 'assets'] as const
