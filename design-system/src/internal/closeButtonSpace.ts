/** Space that a sheet's content leaves for the close button in the corner. */
export const CORNER_ROOM = '--dk-corner-room'
