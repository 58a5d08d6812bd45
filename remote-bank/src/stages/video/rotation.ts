/** How a clip was recorded. */
export interface Recording {
  readonly userAgent: string
  /** Above one on every phone and tablet; iPads call themselves a Mac. */
  readonly touchPoints: number
  /** Width of the frames. */
  readonly width: number
  readonly height: number
  /** Angle of the screen, in degrees. */
  readonly angle: number
}

/** The first iOS whose recorder stores frames as the sensor lies, without saying so. (BNK-027) */
const firstUnturned = 18

/**
 * Degrees by which a clip has to be turned clockwise so that it stands upright; undefined for one that is sent as it is.
 * From iOS 18 on a phone that is held upright records frames that lie on their side. (BNK-027)
 * @example rotationFor({ userAgent: '… iPhone OS 18_2 …', touchPoints: 5, width: 640, height: 480, angle: 0 }) // 90
 */
export function rotationFor({ userAgent, touchPoints, width, height, angle }: Recording): 90 | 270 | undefined {
  const version = iosVersion(userAgent, touchPoints)
  const isUpright = angle % 180 === 0
  if (version === undefined || version < firstUnturned || !isUpright || width <= height) return undefined
  return angle === 180 ? 270 : 90
}

function iosVersion(userAgent: string, touchPoints: number): number | undefined {
  const isTablet = /Macintosh/.test(userAgent) && touchPoints > 1
  const [, version] = (isTablet ? /Version\/(\d+)/ : /(?:iPhone|CPU) OS (\d+)_/).exec(userAgent) ?? []
  return version === undefined ? undefined : Number(version)
}
