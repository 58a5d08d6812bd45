/** The leaf of the mark, in a 24×24 box. */
export const cypressLeaf =
  'M12.5.6C15.4 5.6 17.3 10.6 17.3 14.9c0 4.6-2 7.1-5.3 7.1s-5.3-2.5-5.3-7.1C6.7 10.4 9.1 5.4 12.5.6Z'

export const cypressVeins = 'M12 22v-9.5M12 18.4l2.6-2.5M12 15.9l-2.4-2.3'

/** A slender tree that stands on its ground, 100 high and 25 wide, its foot in the middle at (0, 100). */
export const slenderTree =
  'M1.1 0C7.6 24 12.5 49 12.5 69C12.5 84 9.6 94 7 100H-7C-9.6 94-12.5 84-12.5 69C-12.5 49-6.6 24 1.1 0Z'
