/** What the content of a sheet leaves free in the corner of its close button, where that stands beside it. */
export const CORNER_ROOM = '--dk-corner-room'
