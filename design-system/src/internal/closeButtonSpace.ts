/** Space that a sheet's content leaves for the close button in the corner. */
export const CLOSE_BUTTON_SPACE = '--dk-close-button-space'
