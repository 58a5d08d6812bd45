import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa'

type MountParcel = <Props extends object>(
  config: ParcelConfig<Props>,
  props: Props & { domElement: HTMLElement },
) => Parcel<Props>

let parent: Promise<MountParcel> | undefined

/**
 * Mounts a remote as a single-spa parcel. All share one permanent parent parcel, because single-spa keeps every root
 * parcel for ever, even after it was unmounted: a memory leak otherwise.
 */
export async function mountParcel<Props extends object>(
  config: ParcelConfig<Props>,
  props: Props & { domElement: HTMLElement },
): Promise<Parcel<Props>> {
  parent ??= openParent()
  return (await parent)(config, props)
}

function openParent(): Promise<MountParcel> {
  return new Promise((resolve) => {
    mountRootParcel(
      {
        name: 'remotes',
        bootstrap: async () => undefined,
        mount: async (props: { mountParcel: MountParcel }) => resolve(props.mountParcel),
        unmount: async () => undefined,
      } as unknown as ParcelConfig,
      { domElement: document.createElement('div') },
    )
  })
}
