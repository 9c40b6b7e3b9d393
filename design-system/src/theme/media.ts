/** For hover styles: on a touch screen a tapped element would keep its hover style. */
export const canHover = '@media (hover: hover)'
