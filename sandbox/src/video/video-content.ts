/** What a container says of its content; undefined where it is cut off. */
export interface VideoContent {
  readonly hasPicture: boolean
  readonly seconds: number
}
