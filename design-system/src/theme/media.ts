/** Hover styles belong in here: on a touch screen a tapped element must not keep its hover look. */
export const canHover = '@media (hover: hover)'
