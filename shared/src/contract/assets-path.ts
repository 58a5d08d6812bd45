/** Path of the call about everything the person holds; by its own, because the boot script knows its response by it. */
export const assetsPath = '/fund/api/v1/user_asset/'
