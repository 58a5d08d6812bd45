export const noInterval = 'The library polls by a number alone: what is none is no interval.'
export const keyApart = 'A key only has to tell queries apart, and no other query has this one either.'
